import { applyDensity, applyLanguage, createClient, createRouter, followColorMode } from '@afterbell/core/web';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { PAGES } from './pages';

followColorMode();
applyDensity();
applyLanguage();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <App client={createClient()} router={createRouter(PAGES)} />
  </StrictMode>,
);
