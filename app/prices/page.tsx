export default function Page() {
  return <h1>prices</h1>;
}
