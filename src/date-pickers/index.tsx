import { createElement, Suspense, use } from 'react';
import ErrorBoundary from '#kit/react/LoadFailure/ErrorBoundary.tsx';

type Pickers = typeof import('./pickers');
let loading: Promise<Pickers> | undefined;
let loaded: Pickers | undefined;

/** Load the date pickers once; after a failure only Retry loads again. @throws when their chunk fails. */
export const loadPickers = (): Promise<Pickers> =>
  (loading ??= import(/* webpackChunkName: "date-pickers" */ './pickers').then((all) => (loaded = all)));
const later = (name: keyof Pickers) => (props: object) =>
  createElement((loaded ?? use(loadPickers()))[name] as typeof Suspense, props);
const Provider = later('Provider');

/** Provider and pickers of MUI X under their own names, loaded on first use. A failed load shows Retry. */
export const LocalizationProvider = (props: object) => (
  <ErrorBoundary message="The date picker did not load" action="Retry" onRetry={() => (loading = undefined)}>
    <Suspense fallback={<div style={{ minHeight: 56 }} aria-busy />}>
      <Provider {...props} />
    </Suspense>
  </ErrorBoundary>
);
export const DatePicker = later('DatePicker');
export const DateTimePicker = later('DateTimePicker');
export const TimePicker = later('TimePicker');
/** The provider loads the adapter; the library only passes this name to it. */
export const AdapterDateFns = undefined;
