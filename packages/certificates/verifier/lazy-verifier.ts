/** Loaded with the first verification, not with the page. */
export { verifyNumber, verifyToken } from '../shared/verify.ts';
export { VerdictList } from './VerdictList.tsx';
export { ScanHelp } from './ScanHelp.tsx';
export { verifyCodes } from './verify-codes.ts';
export { getResultText, getScannerHelp } from '@federation/i18n/verifier-texts';
