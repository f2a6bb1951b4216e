import './state/careful.ts';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/cards.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { register } from './local/register.ts';
import { askWho } from './state/session.ts';
import { applySettings } from './state/settings.ts';

applySettings();
void askWho();
register();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
