import { SAID_ACTIONS } from '@afterbell/core/domain';
import { PERSON_KINDS } from './person-kind';

const said = new Map(SAID_ACTIONS.map(({ key, words }) => [key, words]));

it.each(PERSON_KINDS)('the trail has words for what happens to a %s', (kind) => {
  const done = ['create', 'createMany', 'update', 'remove', 'end_stay', 'restore'].map((verb) => `${kind}.${verb}`);
  expect(done.filter((key) => !said.has(key))).toEqual([]);
  expect(said.get(`${kind}.createMany`)).toMatch(/^several .+s? added$/);
});
