/** Reads the codes in one picture. */
export type ReadCodes = (picture: HTMLVideoElement) => Promise<readonly string[]>;

interface Detector {
  detect: (picture: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

/** The reader of our own build: its WebAssembly comes from this server, never from elsewhere. */
export async function loadDetector(): Promise<ReadCodes> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([import('barcode-detector/ponyfill'), import('zxing-wasm/reader/zxing_reader.wasm?url')]);
  prepareZXingModule({ overrides: { locateFile: (file: string, folder: string) => (file.endsWith('.wasm') ? wasm : folder + file) } });
  const detector: Detector = new BarcodeDetector({ formats: ['qr_code', 'code_128'] });
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}
