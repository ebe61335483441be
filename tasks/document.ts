import { type Effort, stepsOf } from './hands.ts';
import { OWNER_RIVALS } from './rivals/owner-rivals.ts';
import type { Rival } from './rivals/rival.ts';
import { leastElsewhere, NO_FEWER, rivalsOf } from './rivals/rivals.ts';
import { SOURCES } from './rivals/sources.ts';

const INTRODUCTION = `# Forty tasks of the staff, in clicks and keys

Twenty of who handles orders, and twenty of the owner, who changes the shop without a developer. What each takes from the
overview until it is seen to be done. A click is one, a key is one, Ctrl and Enter are two; a list of choices is two clicks.
Going into a field is one, and so is selecting a text that is written again; a number is typed over. Dragging is one, and so
is choosing a file. What nobody can leave out, such as a note's text, a new price or what a scanner types, stands in a
column of its own and is counted for nobody. Ours are counted in a browser, at the real screens, by \`npm run tasks\`, which
writes this page and fails if a task takes more than it says. It also fails if one takes no fewer than another shop, unless
it stands with its reason in the list of those below, marked * in the tables; and if one of that list takes fewer. Those of
the others are derived from what documents them, never from trying: each step is listed below. EverShop's are the buttons of
its source; Shopify's help names screens and buttons, and where it skips one, the fewest that its words allow are counted.
`;

const TABLE =
  '| | task | ours (clicks + keys) | typed | EverShop | Shopify |\n| --- | --- | --- | --- | --- | --- |\n';

/** docs/staff-tasks.md. @param efforts of each task, by its name */
export function documentOf(efforts: ReadonlyMap<string, Effort>): string {
  const rows = [...efforts].map(([name, effort], index) => {
    const { everShop, shopify } = rivalsOf(name);
    const ours = `**${stepsOf(effort)}** (${effort.clicks} + ${effort.keys})${name in NO_FEWER ? ' *' : ''}`;
    return {
      name,
      row: `| ${index + 1} | ${name} | ${ours} | ${effort.typed} | ${countOf(everShop)} | ${countOf(shopify)} |\n`,
      steps: `| ${name} | ${sayRival(everShop)} | ${sayRival(shopify)} |\n`,
    };
  });
  const tableOf = (title: string, isIn: (name: string) => boolean) =>
    `\n## ${title}\n\n${TABLE}${rows.flatMap(({ name, row }) => (isIn(name) ? [row] : [])).join('')}`;
  const reasons = Object.entries(NO_FEWER).map(([name, reason]) => `- ${name}: ${reason}\n`);
  const sources = Object.entries(SOURCES).map(([name, text]) => `- ${name}: ${text}\n`);
  return [
    INTRODUCTION,
    tableOf('Who handles orders', (name) => !(name in OWNER_RIVALS)),
    tableOf('Who changes the shop', (name) => name in OWNER_RIVALS),
    `\n## Where another takes as few, or fewer (*)\n\n${reasons.join('')}`,
    '\n## The steps of the others\n\n| task | EverShop | Shopify |\n| --- | --- | --- |\n',
    ...rows.map(({ steps }) => steps),
    '\n## What they are derived from\n\nRead on 2026-11-22 and 2026-11-23, EverShop’s source whole, Shopify’s help in excerpts.\n\n',
    ...sources,
  ].join('');
}

/** How many steps a document says that each task of ours takes. */
export function countedIn(document: string): ReadonlyMap<string, number> {
  const rows = document.matchAll(/^\| \d+ \| (.+?) \| \*\*(\d+)\*\*/gm);
  return new Map([...rows].map(([, name = '', steps]) => [name, Number(steps)]));
}

/** What is wrong with the counts: a task that takes more than it did, no fewer than elsewhere without a reason, or a reason too many. */
export function faultsOf(
  efforts: ReadonlyMap<string, Effort>,
  before: ReadonlyMap<string, number>,
): string[] {
  return [...efforts].flatMap(([name, effort]) => {
    const steps = stepsOf(effort);
    const least = leastElsewhere(name);
    const isFewer = steps < least;
    return [
      ...(steps > (before.get(name) ?? steps) ? [`${name}: ${steps}, and ${before.get(name)} before.`] : []),
      ...(isFewer || name in NO_FEWER ? [] : [`${name}: ${steps}, and ${least} elsewhere.`]),
      ...(isFewer && name in NO_FEWER ? [`${name}: ${steps}, and it needs no reason any more.`] : []),
    ];
  });
}

const countOf = ({ steps }: Rival) => (steps === null ? 'not possible' : String(steps.length));

function sayRival({ steps, note, source }: Rival): string {
  const said = [steps?.join(', '), note].filter(Boolean).join('. ');
  return `${said}${said.endsWith('.') ? '' : '.'} (${source})`;
}
