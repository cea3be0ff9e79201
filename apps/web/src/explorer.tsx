import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';

const START = `# The signed-in person, and what this access may see. Signed out, session is null.
query Start {
  session {
    user { name }
    organization { name level }
  }
  participants(first: 5) {
    nodes { firstName lastName }
    totalCount { value capped }
  }
}
`;

/** Same origin, the browser's own session; GraphiQL and its workers come from this host. */
async function fetcher(body: object): Promise<object> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as object;
}

const place = document.getElementById('explorer');
if (place) createRoot(place).render(<GraphiQL fetcher={fetcher} initialQuery={START} />);
