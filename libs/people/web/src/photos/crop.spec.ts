import { firstCrop, sideOf, within } from './crop';

const TALL = { width: 600, height: 1000 };

it('never leaves the picture, however far it is dragged or magnified', () => {
  for (const crop of [{ x: -50, y: 5000, zoom: 1 }, { x: 900, y: -1, zoom: 2.5 }, { x: 300, y: 500, zoom: 99 }, { x: 0, y: 0, zoom: 0.1 }]) {
    const { x, y, zoom } = within(TALL, crop);
    const half = sideOf(TALL, { x, y, zoom }) / 2;
    expect([x - half >= 0, x + half <= 600, y - half >= 0, y + half <= 1000, zoom >= 1, zoom <= 4]).toEqual(Array(6).fill(true));
  }
});

it('begins with as much as a square can show', () => {
  expect(firstCrop(TALL)).toEqual({ zoom: 1, x: 300, y: 420 });
  expect(firstCrop({ width: 1000, height: 600 })).toEqual({ zoom: 1, x: 500, y: 300 });
});
