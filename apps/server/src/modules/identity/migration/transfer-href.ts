/** /login/migration (U-L12): also where a finished move is shown. */
export const TRANSFER_HREF = '/login/migration';
