export default function HomePage() {
  return <h1>Exterior Property Cleaning</h1>;
}
