export { RETURN_PATH_CHARACTERS, returnPathOrHome, safeReturnPath } from './safe-return-path.ts';
