const RESULT = 'La réponse est du texte ; une longue se lit par pages de 20 ko, avec `cursor`.';

/** All texts of the server for assistants. */
export const words = {
  title: 'Site Vitrine',
  instructions: [
    'Un site fait de `site.manifest.json` et de textes Markdown sous `content/`. Les réponses sont en français.',
    'Pour changer quelque chose : `search` ou la carte `vitrine://site`, `read`, au besoin `describe`, puis `plan`, puis `apply`.',
    'Un plan n’écrit rien : il dit le changement en mots et en lignes, et ce que les contrôles trouveraient de plus ou de moins.',
    'Ce qui touche aux paiements, aux formulaires, aux services ou à un nouvel hôte ne s’applique pas : `propose` le met sur une branche à relire. Rien n’est jamais mis en ligne d’ici.',
    'Un fichier se nomme `manifest`, `lexicon`, `guide:rubrique/nom` ou `text:dossier/nom`, comme `search` et la carte le donnent.',
  ].join('\n'),

  resources: {
    manual: { title: 'Manuel du site', description: 'Comment le manifeste et les textes s’écrivent.' },
    site: { title: 'Carte du site', description: 'Pages, guides, textes, réglages, faits, avec leurs noms.' },
    page: {
      title: 'Page ou texte',
      description: '`vitrine://page/adresse` pour une page ou un guide, `vitrine://text/dossier/nom` pour un texte.',
    },
  },

  tools: {
    search: {
      title: 'Chercher',
      description: `Cherche un texte dans tout ce que le site écrit (\`text\`), ou les endroits qui mènent vers une page ou une section, nomment une valeur ou montrent un fichier (\`uses\` : \`/adresse\`, \`/adresse#section\`, \`facts.nom\`, \`media/image.webp\`). ${RESULT}`,
    },
    read: {
      title: 'Lire',
      description: `Lit une page ou un guide (\`/adresse\`), une section (\`/adresse#section\`), une valeur (\`facts.nom\`, \`plans.nom\`), un fichier (\`manifest\`, \`guide:…\`, \`text:…\`, \`lexicon\`, avec \`pointer\` une seule valeur) ou un plan (\`plan:nom\`). ${RESULT}`,
    },
    describe: {
      title: 'Décrire',
      description: `Donne le schéma de la valeur à un pointeur JSON, existante ou permise, et des modèles de ce qui peut s’y ajouter. ${RESULT}`,
    },
    check: { title: 'Contrôler', description: `Tous les signalements des contrôles, avec place et remède. ${RESULT}` },
    plan: {
      title: 'Préparer un changement',
      description:
        'N’écrit rien. Chaque opération part du résultat des précédentes : { file, operation } change une valeur du manifeste ou de l’en-tête d’un texte (set, unset, insert, remove, move, par pointeur) ; { file, old, new } remplace un passage, qui doit se trouver une seule fois dans le fichier ; { structure } ajoute, renomme ou supprime une page, un guide, une rubrique, une section, une image ou une valeur, avec ses liens (`choices` : une par lien, dans l’ordre de `search` avec `uses` : nouvelle cible, ou null pour garder les mots). Répond le nom du plan, le changement en mots et en lignes, et les signalements ajoutés et corrigés. Un plan dure une heure. Exemple : {"operations":[{"file":"manifest","operation":{"type":"set","pointer":"/business/phone","value":"04 00 00 00 01"}},{"file":"text:histoire","old":"au bois","new":"au gaz"},{"structure":{"type":"rename","from":"/tarifs","to":"/prix","redirect":true}}]}',
    },
    apply: {
      title: 'Appliquer un plan',
      description:
        'Écrit un plan dans les fichiers du site, sans rien mettre en ligne. Refusé s’il ajoute une erreur, si les fichiers ont changé depuis, ou s’il touche à ce qui doit être relu. Répond le nom du plan inverse.',
    },
    propose: {
      title: 'Proposer un plan',
      description:
        'Enregistre un plan sur une branche git à part, sans toucher aux fichiers et sans rien envoyer. Une personne la relit.',
    },
  },
  cursorKey: 'Où reprendre une longue réponse, comme la page précédente le dit.',

  nothing: '(rien)',
  newException: (code: string) => `Exception à un contrôle : ${code}`,
  newHost: (host: string) => `Adresse que le site ne nommait pas : ${host}`,

  malformed: 'Ces arguments n’ont pas la forme attendue.',
  failed: (message: string) => `Erreur : ${message}`,
  operation: (index: number, message: string) => `Opération ${index} : ${message}`,
  unreadable:
    'Le manifeste ne peut pas être lu : corrigez d’abord sa syntaxe (`check` dit où), par { file, old, new }.',
  noPart: (name: string) => `Le site n’a rien de ce nom : ${name}. La carte \`vitrine://site\` dit ce qu’il a.`,
  noValue: (pointer: string) => `Il n’y a pas de valeur à ${pointer}.`,
  notFound: (file: string) => `\`old\` ne se trouve pas dans ${file}.`,
  notOnce: (file: string, lines: readonly number[]) =>
    `\`old\` se trouve ${lines.length} fois dans ${file} (lignes ${lines.join(', ')}) : prenez un passage plus long.`,
  choose: 'Ici, `choices` dit la suite de chacun, dans l’ordre de `search` avec `uses` : une nouvelle cible, ou null.',
  noChange: 'Ce plan ne change rien.',
  asOrUses: 'Donnez `text` ou `uses`.',
  noHit: 'Rien de trouvé.',

  continued: (cursor: string) => `(suite : cursor "${cursor}" ; d’un plan, par \`read\` à \`plan:nom\`)`,
  wrongCursor: 'Cette suite n’existe plus : le texte a changé. Recommencez sans `cursor`.',

  planned: (id: string) => `Plan ${id}`,
  toReview: 'À relire par une personne (ce plan se propose, il ne s’applique pas)',
  inWords: 'Changement',
  inLines: 'Lignes',
  added: 'Signalements ajoutés',
  cured: 'Signalements corrigés',
  none: 'aucun',
  created: 'fichier créé',
  removed: 'fichier supprimé',
  binary: 'fichier remplacé',
  moved: (to: string) => `devient ${to}`,
  severities: { error: 'erreur', warning: 'avertissement', note: 'note' },
  counts: (errors: number, warnings: number, notes: number) =>
    `${errors} erreur(s), ${warnings} avertissement(s), ${notes} note(s).`,
  suggestion: (text: string) => `Proposé : ${text}`,
  links: (count: number) => `Endroits qui y mènent : ${count}`,

  noPlan: (id: string) => `Il n’y a pas de plan ${id}, ou il a expiré : préparez-le de nouveau.`,
  guarded: (parts: readonly string[]) =>
    `Ce changement se relit par une personne : utilisez \`propose\`.\n${parts.map((part) => `- ${part}`).join('\n')}`,
  addsErrors: 'Ce plan ajoute une erreur, il n’est pas appliqué :',
  movedOn: (file: string) =>
    `${file} a changé depuis que le plan est fait. Lisez-le de nouveau, puis refaites un plan.`,
  unwritten: (file: string, code: string) => `${file} ne peut pas être écrit (${code}). Rien n’est changé.`,
  left: (files: readonly string[]) => `N’ont pas pu être remis en place : ${files.join(', ')}.`,
  applied: (id: string) => `Fait. Plan inverse : ${id}`,

  noIdentity:
    'Git n’a pas de nom ni d’adresse pour signer une proposition. Réglez `user.name` et `user.email`, puis recommencez.',
  inverseOnly: 'Un plan inverse s’applique, il ne se propose pas.',
  onCommit: (message: string) => `Une proposition part de la dernière version enregistrée dans git. ${message}`,
  otherEffects:
    'Ce plan y changerait autre chose que ce qu’il a montré, car les fichiers ont au même endroit des changements qui n’y sont pas. Refaites le plan quand ils seront enregistrés.',
  reviewFirst: 'À relire d’abord :',
  proposed: (branch: string, commit: string) =>
    `Proposé sur la branche ${branch} (${commit.slice(0, 10)}), dans ce dépôt seulement : rien n’est envoyé. Pour relire : git diff HEAD...${branch}`,

  map: {
    pages: 'Pages',
    chain: (name: string, id: string, hub: string) => `Rubrique « ${name} » (id ${id}, page ${hub})`,
    texts: 'Autres textes',
    settings: 'Réglages (manifest)',
    facts: 'Faits, à écrire {{nom}}',
    media: (count: number) => `Fichiers de content/media : ${count}`,
  },
};
