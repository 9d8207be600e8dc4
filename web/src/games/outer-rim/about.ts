import type { About } from '../../kit/stage';

export const outerRim: About = { text: 'or.about', minutes: 90, picture: 'sheet', guided: { options: { players: '1', length: 'introductory' } } };
