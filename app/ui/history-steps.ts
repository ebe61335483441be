type Follower = (step: PopStateEvent) => void;

const followers = new Set<Follower>();

/**
 * Listens to Back and Forward. Called before the router begins to listen: a window asks its listeners in the order in
 * which they came, and the router does not hear of a step that only opens or closes a drawer.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (step) => {
    for (const follow of followers) follow(step);
  });
}

/** @returns what ends it */
export function followSteps(follower: Follower): () => void {
  followers.add(follower);
  return () => {
    followers.delete(follower);
  };
}
