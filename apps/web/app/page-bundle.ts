// What the server loads of the pages: the framework's own build, and the handler of the documents.
export * from 'virtual:react-router/server-build';
export { createDocumentHandler } from './document/document-handler.tsx';
