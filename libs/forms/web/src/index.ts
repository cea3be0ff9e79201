export { FileControl, type FileControlProps } from './files/file-control';
export { StoredFileRow } from './files/stored-file-row';
export { type StoredFileInfo, uploadFile } from './files/upload-file';
