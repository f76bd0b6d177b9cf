export { buildReport } from '../build-report';
export { exportLean } from './export-lean';
