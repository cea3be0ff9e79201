/** The build that this page is of; `development` where there is none. */
export const runningBuild = () => document.querySelector<HTMLMetaElement>('meta[name=afterbell-build]')?.content ?? 'development';
