import { createRoot } from 'react-dom/client';
import { Desk } from './desk.tsx';

const place = document.getElementById('desk');
if (place) createRoot(place).render(<Desk />);
