import { applyColorMode, applyDensity, applyLanguage, createClient, createRouter } from '@afterbell/core/web';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { PAGES } from './pages';

applyColorMode();
applyDensity();
applyLanguage();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <App client={createClient()} router={createRouter(PAGES)} />
  </StrictMode>,
);
