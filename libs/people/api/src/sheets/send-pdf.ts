import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** Streams a document that was made; `name` is plain letters. */
export async function sendPdf(response: Response, name: string, document: NodeJS.ReadableStream): Promise<void> {
  response.setHeader('Content-Type', 'application/pdf');
  response.setHeader('Content-Disposition', `attachment; filename="${name}.pdf"`);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  await pipeline(document, response).catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
