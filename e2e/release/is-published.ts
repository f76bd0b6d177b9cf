/** Ends with status 0 if the owner's address serves what is in `out`. Looks once, so that nothing is published for nothing. */
import { firstDifference } from '../../lib/checks/first-difference';
import { ownBusiness } from './release';

const { siteAddress: address } = await ownBusiness();
const difference = await firstDifference({ address, folder: 'out' });
console.log(difference ?? `${address} serves this release already.`);
process.exitCode = difference ? 1 : 0;
