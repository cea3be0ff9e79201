import { setTimeDisplay } from '@afterbell/core/domain';
import type { ApolloClient } from '@apollo/client';
import { useCallback, useEffect, useRef, type Dispatch, type SetStateAction } from 'react';
import type { PreferencesInput } from '../__generated__/schema-types';
import { i18n } from '../i18n/i18n';
import { onSingleKeys, setSingleKeys, singleKeysOn } from '../keys/shortcuts';
import { colorModeChoice, onColorMode, setColorMode } from '../theme/color-mode';
import { density, onDensity, setDensity } from '../theme/density';
import { SavePreferencesDocument, type SessionFieldsFragment } from './__generated__/session';

type Wire = SessionFieldsFragment | null;
type Preferences = SessionFieldsFragment['preferences'];

/** What was never chosen stays as the device has it. */
function apply({ language, timeDisplay, theme, density: rows, singleKeys }: Partial<Preferences>): void {
  if (language && language !== i18n.language) void i18n.changeLanguage(language);
  if (timeDisplay === '12' || timeDisplay === '24') setTimeDisplay(timeDisplay);
  if ((theme === 'system' || theme === 'light' || theme === 'dark') && theme !== colorModeChoice()) setColorMode(theme);
  if ((rows === 'comfortable' || rows === 'compact') && rows !== density()) setDensity(rows);
  if (typeof singleKeys === 'boolean' && singleKeys !== singleKeysOn()) setSingleKeys(singleKeys);
}

/** Keeps this browser and the server of one mind: what the session brings is applied, what is chosen here is sent. */
export function usePreferences(client: ApolloClient, wire: Wire, setWire: Dispatch<SetStateAction<Wire | undefined>>): (input: PreferencesInput) => Promise<boolean> {
  const known = useRef<Preferences | null>(null);
  const preferences = wire?.preferences ?? null;
  const mayKeep = wire !== null && wire.viewAs === null;

  useEffect(() => {
    known.current = preferences;
    if (preferences) apply(preferences);
  }, [preferences]);

  const save = useCallback(
    async (input: PreferencesInput) => {
      // Known first, so that applying it is not taken for another choice.
      if (known.current) known.current = { ...known.current, ...(input as Partial<Preferences>) };
      apply(input as Partial<Preferences>);
      if (!mayKeep) return false;
      const answer = await client.mutate({ mutation: SavePreferencesDocument, variables: { input } }).catch(() => null);
      const saved = answer?.data?.savePreferences.preferences;
      if (saved) setWire((before) => (before ? { ...before, preferences: saved } : before));
      return Boolean(saved);
    },
    [client, mayKeep, setWire],
  );

  useEffect(() => {
    if (!mayKeep) return undefined;
    const keep = (input: PreferencesInput) => {
      const changed = Object.entries(input).some(([name, value]) => known.current?.[name as keyof Preferences] !== value);
      if (known.current && changed) void save(input);
    };
    const ends = [
      onColorMode(() => keep({ theme: colorModeChoice() })),
      onDensity(() => keep({ density: density() })),
      onSingleKeys(() => keep({ singleKeys: singleKeysOn() })),
    ];
    return () => ends.forEach((end) => end());
  }, [mayKeep, save]);

  return save;
}
