export {
  describeMyDataEndpoint,
  type MyDataOverview,
  type PreparedExport,
  prepareExportEndpoint,
  type RestoredRow,
  restoreRowsEndpoint,
} from './my-data.endpoints.ts';
