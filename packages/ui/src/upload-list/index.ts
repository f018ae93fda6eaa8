export { UploadButton, UploadField, type UploadFieldProps } from './upload-field.tsx';
export { UploadList, type UploadListProps, type UploadRow, type UploadState } from './upload-list.tsx';
