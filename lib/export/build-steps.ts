export { buildReport } from '../publish/build-report';
export { exportLean } from './export-lean';
