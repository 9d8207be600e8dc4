// What can be bartered for the card that is being bought.

import type { AssetScene } from '../../../wire/outer-rim';
import type { Offer } from '../../../wire/wire';
import type { Desk } from '../desk';

export const goods = ({ me, stage }: Desk): { asset: AssetScene; offer: Offer }[] =>
  (me?.assets ?? []).flatMap((asset) => stage.light(asset.id).offers.filter(({ verb }) => verb === 'barter').map((offer) => ({ asset, offer })));
