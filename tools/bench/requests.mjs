// How a workload asks each contender, and what an answer without data is.
export const graphql = (operationName, query, variables, user) => ({ path: '/graphql', host: user.host, headers: { cookie: user.cookie }, body: { operationName, variables, query } });
export const rest = (path, body, user) => ({ path, host: user.host, headers: { cookie: user.cookie }, body });
export const bare = (path, contender, body) => ({ path: `${path}?as=${contender}`, headers: {}, body });
/** The user as the bare handler needs it: what the session would have told. */
export const as = ({ userId, accessId, organizationId, wholeTenant, tenantId, termId }) => ({ userId, accessId, organizationId, wholeTenant, tenantId, termId });

export function fail(message) {
  throw new Error(message);
}

export function dataOf(answer) {
  if (answer.errors || !answer.data) fail(JSON.stringify(answer.errors ?? answer).slice(0, 300));
  return answer.data;
}
