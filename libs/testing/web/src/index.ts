export { fetchAnswers, type FetchAnswer, type FetchCall } from './fetch-answers';
export { startPseudoLocale, untranslatedTexts } from './pseudo-locale';
export { sessionAnswer, type SessionAnswerOptions } from './session-answer';
export { visit, type Visit, type Visited } from './visit';
