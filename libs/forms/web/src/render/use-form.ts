import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { FieldView, FormStore, FormView } from './form-store';

const StoreContext = createContext<FormStore | null>(null);
export const FormStoreProvider = StoreContext.Provider;

export function useFormStore(): FormStore {
  const store = use(StoreContext);
  if (!store) throw new Error('FormStoreProvider is missing');
  return store;
}

/** Draws again only when something of this field has changed. */
export function useFieldView(id: number): FieldView {
  const store = useFormStore();
  return useSyncExternalStore(store.subscribe, useCallback(() => store.field(id), [store, id]));
}

export function useFormView(store: FormStore): FormView {
  return useSyncExternalStore(store.subscribe, store.form);
}
