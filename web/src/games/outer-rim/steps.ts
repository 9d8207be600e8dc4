// The three steps of a turn.

import type { Key } from '../../words';

export const STEPS = ['planning', 'action', 'encounter'] as const;

export const STEP_NAMES: Record<string, Key> = { planning: 'or.step.planning', action: 'or.step.action', encounter: 'or.step.encounter' };

export const STEP_ICONS: Record<string, string> = { planning: 'planning', action: 'activated', encounter: 'encounter' };
