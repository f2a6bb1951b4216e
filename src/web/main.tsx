import './state/zod-config.ts';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/cards.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { registerServiceWorker } from './local/service-worker.ts';
import { askWho } from './state/session.ts';
import { applySettings } from './state/settings.ts';

applySettings();
void askWho();
registerServiceWorker();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
