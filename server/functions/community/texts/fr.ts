import type { LetterTexts } from '../letter-texts.ts';

export const fr: LetterTexts = {
  letters: {
    received: {
      subject: 'Nous avons reçu votre candidature sur {site}',
      text: 'Merci, {name}. Votre candidature à « {program} » est arrivée. Nous l’examinons sous 48 heures, avant le {due}, et nous vous écrivons. Deux personnes lisent pourquoi vous voulez apprendre avant que nous décidions : dites-le-leur sur la page ci-dessous.',
      action: 'Voir où en est votre candidature',
    },
    awarded: {
      subject: 'Votre bourse sur {site}',
      text: 'Félicitations, {name}. « {program} » vous est accordée : tous les cours vous sont ouverts, sans paiement.',
      action: 'Obtenir la bourse',
    },
    declined: {
      subject: 'La décision sur votre candidature sur {site}',
      text: 'Merci de votre candidature, {name}. Nous ne pouvons pas vous accorder « {program} » cette fois-ci. L’évaluation et le premier module de chaque cours sont gratuits pour vous comme pour tout le monde.',
      action: 'Voir la décision',
    },
  },
  reason: 'Le motif :',
  claim:
    'Inscrivez-vous avec cette adresse e-mail et confirmez-la : la bourse est à vous. Avec une autre adresse, suivez le lien ci-dessous une fois connecté.',
  ignore: 'Si vous n’avez pas posé de candidature, vous pouvez ignorer ce message.',
};
