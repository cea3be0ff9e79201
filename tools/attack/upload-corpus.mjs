// What is uploaded: two formats in one file, pictures of more pixels than there is memory, archives that never end, names with two endings.
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const { zipSync, strToU8 } = require('fflate');
const SCRIPT = '<script>alert("polyglot")</script>';
const REFUSED = [400, 413, 415];
const TAKEN = [200];
const EITHER = [...TAKEN, ...REFUSED];

const u32 = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const TABLE = Array.from({ length: 256 }, (_, at) => Array.from({ length: 8 }).reduce((sum) => (sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1), at));
const crc = (bytes) => (bytes.reduce((sum, byte) => TABLE[(sum ^ byte) & 0xff] ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
const chunk = (name, bytes) => Buffer.concat([u32(bytes.length), Buffer.from(name), bytes, u32(crc(Buffer.concat([Buffer.from(name), bytes])))]);
/** A picture that says how large it is; its rows are few. */
export const png = (width, height, more = []) => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([1, 0, 0, 0, 0])])), ...more, chunk('IDAT', deflateSync(Buffer.alloc(Math.min(height, 1000) * (1 + Math.ceil(width / 8))))), chunk('IEND', Buffer.alloc(0))]);

/** A film of so many pictures, each of one point on a page of `side` squared. */
function gif(side, frames) {
  const size = Buffer.from([side & 255, side >> 8]);
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([Buffer.from('GIF89a'), size, size, Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]), ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** Entries of an archive's list that promise `claimed` bytes each; with ZIP64 the promise stands elsewhere. */
function lyingZip(count, claimed, name = 'word/document.xml') {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt32LE(claimed, 24);
  entry.writeUInt16LE(name.length, 28);
  const list = Buffer.concat(Array.from({ length: count }, () => Buffer.concat([entry, Buffer.from(name)])));
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(26)]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count & 0xffff, 8);
  end.writeUInt16LE(count & 0xffff, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, list, end]);
}

export const archive = (files) => Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]))));
const image = { to: '/file/uploadImage' };

/** @returns {Promise<{ what: string, name: string, bytes: Buffer, to?: string, title?: string, answers: number[], holds?: string }[]>} `holds`: what may not come back */
export async function corpus({ short }) {
  const sharp = require('sharp');
  const plain = sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } });
  const [jpg, small, webp] = await Promise.all([plain.clone().jpeg().toBuffer(), plain.clone().png().toBuffer(), plain.clone().webp().toBuffer()]);
  const comment = Buffer.concat([jpg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, SCRIPT.length + 2]), Buffer.from(SCRIPT), jpg.subarray(2)]);
  const pdf = Buffer.from(`%PDF-1.7\n% ${SCRIPT}\n1 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj\ntrailer\n<<>>\n%%EOF\n`);
  const zip = archive({ 'a.txt': 'a' });
  const book = archive({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>', 'xl/externalLinks/externalLink1.xml': '<externalLink/>', 'xl/externalLinks/_rels/externalLink1.xml.rels': '<Relationships><Relationship Target="http://evil.example/x.xlsx" TargetMode="External"/></Relationships>' });
  // What takes long to make is made for the long form alone.
  const heavy = () => [
    { what: 'a film of 60,000 small pictures', name: 'a.gif', bytes: gif(20, 60_000), ...image, answers: EITHER },
    { what: 'an archive of 64 MB of nothing', name: 'a.zip', bytes: archive({ '0.bin': new Uint8Array(64 * 1024 * 1024) }), answers: TAKEN },
  ];
  return [
    ...(short ? [] : heavy()),
    { what: 'a picture with a page in its comment', name: 'a.jpg', bytes: comment, ...image, answers: TAKEN, holds: 'polyglot' },
    { what: 'a picture with an archive behind it', name: 'a.png', bytes: Buffer.concat([small, zip]), ...image, answers: EITHER, holds: 'PK\u0003\u0004' },
    { what: 'a picture with a page in a chunk of its own', name: 'a.png', bytes: png(8, 8, [chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`))]), ...image, answers: EITHER, holds: 'polyglot' },
    { what: 'a picture that is a script too', name: 'a.gif', bytes: Buffer.concat([Buffer.from('GIF89a/*'), gif(1, 1).subarray(8), Buffer.from('*/=1;alert("polyglot")')]), ...image, answers: EITHER, holds: 'polyglot' },
    { what: 'a picture that is another picture', name: 'a.png', bytes: webp, ...image, answers: REFUSED },
    { what: 'a picture that is a page', name: 'a.jpg', bytes: Buffer.from(`<html>${SCRIPT}</html>`), ...image, answers: REFUSED },
    { what: 'a drawing', name: 'a.svg', bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`), ...image, answers: REFUSED },
    { what: 'a drawing by another ending', name: 'a.png', bytes: Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`), ...image, answers: REFUSED },
    { what: 'a drawing as a file', name: 'a.svg', bytes: Buffer.from('<svg/>'), answers: REFUSED },
    { what: 'a document with a page and a script in it', name: 'a.pdf', bytes: pdf, answers: TAKEN },
    { what: 'a document that begins as a page', name: 'a.pdf', bytes: Buffer.concat([Buffer.from(`<html>${SCRIPT}`), pdf]), answers: REFUSED },
    { what: 'a document that is an archive', name: 'a.pdf', bytes: zip, answers: REFUSED },
    { what: 'an archive that is a document', name: 'a.docx', bytes: zip, answers: REFUSED },
    { what: 'a page that calls itself text', name: 'a.txt', bytes: Buffer.from(`<!doctype html>${SCRIPT}`), answers: TAKEN },
    { what: 'a program that calls itself text', name: 'a.txt', bytes: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(60)]), answers: REFUSED },
    { what: 'a program that calls itself a document', name: 'a.doc', bytes: Buffer.concat([Buffer.from('\u007fELF'), Buffer.alloc(60)]), answers: REFUSED },
    { what: '50,000 by 50,000 pixels', name: 'a.png', bytes: png(50_000, 50_000), ...image, answers: REFUSED },
    { what: '50,000 by 50,000 pixels as a file', name: 'a.png', bytes: png(50_000, 50_000), answers: REFUSED },
    { what: 'a side of two thousand million', name: 'a.png', bytes: Buffer.concat([png(8, 8).subarray(0, 8), chunk('IHDR', Buffer.concat([u32(2 ** 31 - 1), u32(2 ** 31 - 1), Buffer.from([8, 6, 0, 0, 0])])), chunk('IEND', Buffer.alloc(0))]), ...image, answers: REFUSED },
    { what: 'a film of 2,000 pictures', name: 'a.gif', bytes: gif(4000, 2000), ...image, answers: EITHER },
    { what: 'an archive that promises four gigabytes', name: 'a.zip', bytes: lyingZip(1, 0xfffffffe), answers: REFUSED },
    { what: 'an archive that promises more elsewhere (ZIP64)', name: 'a.zip', bytes: lyingZip(1, 0xffffffff), answers: REFUSED },
    { what: 'a document that promises a little, 60,000 times', name: 'a.docx', bytes: lyingZip(60_000, 1_000_000), answers: REFUSED },
    { what: 'an archive that leads out of its folder', name: 'a.zip', bytes: archive({ '../../../../etc/cron.d/x': 'x', '/etc/x': 'x', 'C:\\x': 'x' }), answers: TAKEN },
    { what: 'an archive of archives', name: 'a.zip', bytes: archive({ 'a.zip': new Uint8Array(zip), 'b.zip': new Uint8Array(zip) }), answers: TAKEN },
    { what: 'a workbook that fetches from elsewhere', name: 'a.xlsx', bytes: book, answers: TAKEN },
    { what: 'a workbook that calls itself one with a program', name: 'a.xlsm', bytes: book, answers: REFUSED },
    { what: 'two endings, the last one taken', name: 'a.php.txt', bytes: Buffer.from('<?php phpinfo();'), answers: TAKEN },
    { what: 'two endings, the last one not', name: 'a.txt.exe', bytes: Buffer.from('a'), answers: REFUSED },
    { what: 'an ending behind a NUL', name: 'a.txt', title: 'a.exe\u0000.txt', bytes: Buffer.from('a'), answers: EITHER },
    { what: 'an ending before a NUL', name: 'a.txt\u0000.exe', bytes: Buffer.from('a'), answers: EITHER },
    { what: 'an ending that is turned around', name: '\u202etxt.exe', bytes: Buffer.from('a'), answers: REFUSED },
    { what: 'an ending with a point behind it', name: 'a.exe.', bytes: Buffer.from('a'), answers: REFUSED },
    { what: 'a stream behind a name', name: 'a.txt:b.exe', bytes: Buffer.from('a'), answers: REFUSED },
    { what: 'a settings file of a web server', name: '.htaccess', bytes: Buffer.from('AddType x .txt'), answers: REFUSED },
  ];
}
