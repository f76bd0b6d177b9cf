import { answerChoices } from './answer-choices';

const form = document.querySelector<HTMLFormElement>('form[data-guide]')!;
answerChoices(form, JSON.parse(form.dataset.guide!));
