/** Where a node lies on its map, and whether a tab leads to it: to be spread over its element. */
export type Place = { 'data-node': string; tabindex: number; style: string };
