import type { About } from '../../kit/stage';

export const unlimited: About = { text: 'un.about', minutes: 30, picture: 'leader', guided: { options: { mode: 'quick-start' }, sides: ['un.guide.luke', 'un.guide.vader'] } };
