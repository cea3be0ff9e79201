import { opensOffline } from './opens-offline';

it.each(['/graphql', '/build-manifest.json', '/live', '/live/changes', '/export/people', '/file/download/1', '/file/photo/1', '/dev/mailbox.json', '/health', '/auth/health', '/auth/oauth/callback', '/sw.js', '/no/such/page'])('%s is left to the network', (path) => {
  expect(opensOffline(path)).toBe(false);
});

it.each(['/', '/login', '/participation/activity', '/participation/activity/select-participants', '/people/participants'])('%s opens without it', (path) => {
  expect(opensOffline(path)).toBe(true);
});
