import { act, screen } from '@testing-library/react';
import { show } from '../test-kit';
import { isSearchOrPreviewBot } from './bots';
import { ErrorPage, NotFoundPage } from './error-page';

test.each([
  [404, 'Page not found'],
  [500, 'Internal Server error'],
  [503, 'An error occurred'],
  [0, 'An error occurred'],
])('%i is headed "%s"', (statusCode, heading) => {
  show(<ErrorPage statusCode={statusCode} />);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/');
  expect(document.title).toContain(heading);
});

test('without a network it says so, leads to what can be done without one, and loads itself once it is back', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const reload = jest.fn();
  show(<ErrorPage statusCode={0} reload={reload} />);
  expect(screen.getByRole('heading', { level: 1, name: 'There is no connection' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Take attendance' })).toHaveAttribute('href', '/participation/activity');
  expect(screen.queryByRole('link', { name: 'Go to the dashboard' })).not.toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the path is named, and a planned page says so', () => {
  show(<NotFoundPage path="/profile" planned />);
  expect(screen.getByText('Page Not Found: /profile')).toBeInTheDocument();
  expect(screen.getByText('This part of the product is not available yet.')).toBeInTheDocument();
});

test('search and preview bots see no error page', () => {
  const { container } = show(<ErrorPage statusCode={404} userAgent="Mozilla/5.0 (compatible; Googlebot/2.1)" />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['facebookexternalhit/1.1', true],
  ['Slackbot-LinkExpanding 1.0', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['WhatsApp/2.23', true],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/156.0 Safari/537.36', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', false],
])('%s', (userAgent, bot) => {
  expect(isSearchOrPreviewBot(userAgent)).toBe(bot);
});
