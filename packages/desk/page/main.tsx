import { createRoot } from 'react-dom/client';
import { DeskPage } from './desk-page.tsx';

const container = document.getElementById('desk');
if (container) createRoot(container).render(<DeskPage />);
