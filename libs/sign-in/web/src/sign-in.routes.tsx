import type { PageMap } from '@afterbell/core/web';

const login = () => import('./login.page');

export const signInPages: PageMap = { '/login': login, '/auth/login': login };
