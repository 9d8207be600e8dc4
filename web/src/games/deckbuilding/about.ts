import type { About } from '../../kit/stage';

export const duel: About = { text: 'db.about', minutes: 30, picture: 'capital-ship', guided: { options: {} } };
export const teams: About = { text: 'db.aboutTeam', minutes: 60, picture: 'capital-ship', guided: null };
