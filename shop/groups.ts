/** Who waits for the answer to an item. */
interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Does work in groups: what comes in while earlier groups are under way is done together. Nothing waits for a group to
 * become larger.
 * @param most of one group
 * @param atOnce so many groups are under way at the same time
 * @param spoils whether a failure may be the fault of one of a group alone; then each is done by itself
 * @param work does a group of work, and answers each; what it throws, those without an answer get
 */
export function inGroups<Item, Answer>(
  { most, atOnce, spoils }: { most: number; atOnce: number; spoils: (error: unknown) => boolean },
  work: (items: readonly Item[], answer: (item: Item, answer: Answer) => void) => Promise<void>,
): (item: Item) => Promise<Answer> {
  const waiting: [Item, Waiting<Answer>][] = [];
  let underWay = 0;

  async function workOn(group: Map<Item, Waiting<Answer>>): Promise<void> {
    try {
      await work([...group.keys()], (item, answer) => {
        group.get(item)?.resolve(answer);
        group.delete(item);
      });
    } catch (error) {
      if (group.size > 1 && spoils(error)) for (const one of group) await workOn(new Map([one]));
      else for (const { reject } of group.values()) reject(error);
    }
  }

  async function workOnAll(): Promise<void> {
    while (waiting.length > 0) await workOn(new Map(waiting.splice(0, most)));
    underWay -= 1;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push([item, { resolve, reject }]);
      if (underWay === atOnce) return;
      underWay += 1;
      // Behind all that has arrived by now.
      setImmediate(workOnAll);
    });
}
