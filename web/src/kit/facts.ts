// What the server tells of a game: its cards, its rules, its options.

export type Symbol = { icon: string | null; text: string | null };

export type CardFacts = {
  id: string;
  name: string;
  quantity: number;
  kind: string;
  kind_id: string;
  faction: string;
  faction_id: string;
  group: string;
  unique: boolean;
  traits: { id: string; name: string }[];
  numbers: Record<string, number>;
  text: string;
  ability: string;
  reward: string;
  strip: Symbol[];
  reward_strip: Symbol[];
};

export type RuleFacts = { number: string; text: string };
export type SectionFacts = { id: string; title: string; rules: RuleFacts[] };
