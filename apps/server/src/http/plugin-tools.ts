/** What the server gives to each plugin as it is registered. */
export interface PluginTools {
  /** The maintenance switch, with a memory of a few seconds. */
  isInMaintenance: () => Promise<boolean>;
  /** Counts a call against the address it comes from; throws AppError `too_many`. */
  limitByAddress: (address: string) => Promise<void>;
}
