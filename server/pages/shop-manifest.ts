/** Whether a route, by its id in the build, belongs to the staff's side. No page of the shop leads there without a new document. */
export function isStaffRoute(id: string): boolean {
  return /^(?:dashboard|staff|super-admin)\//.test(id);
}

/** The list of the shop's own routes, beside the list of all. @param manifest path or address of the latter */
export function shopManifestOf(manifest: string): string {
  return manifest.replace(/\.js$/, '-shop.js');
}
