import { COURIER_NAMES, type Fault, settingsFor, startStandIn } from './start-stand-in.ts';

/**
 * The four couriers as one program, for trying the shop by hand: prints the settings to start the shop with, and runs
 * until it is stopped. `node tests/support/courier-stand-in/main.ts [first port] [fault of TCS]`
 */
const [first = '4250', fault = 'none'] = process.argv.slice(2);
const FAULTS: readonly Fault[] = ['none', 'request-lost', 'answer-lost', 'silent', 'unreadable', 'refuses'];
const urls: Record<string, string> = {};
for (const [index, name] of COURIER_NAMES.entries()) {
  const standIn = await startStandIn(name, Number(first) + index);
  if (name === 'TCS') standIn.fault = FAULTS.find((one) => one === fault) ?? 'none';
  standIn.onBooked = (parcel) => console.error(`${name}: ${parcel.reference} is ${parcel.trackingNumber}`);
  urls[name] = standIn.url;
}
for (const [name, value] of Object.entries(settingsFor(urls))) console.log(`export ${name}='${value}'`);
