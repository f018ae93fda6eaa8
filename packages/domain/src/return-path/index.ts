export {
  RETURN_PATH_CHARACTERS,
  returnPathOrHome,
  safeDeskPath,
  safeReturnPath,
} from './safe-return-path.ts';
