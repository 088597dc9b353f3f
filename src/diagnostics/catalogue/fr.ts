import type { Catalogue } from './words.ts';

/** The French catalogue for authors. */
export const fr: Catalogue = {
  entries: {
    'manifest/missing': {
      message: 'Le fichier {name} est introuvable.',
      why: 'C’est lui qui décrit tout le site.',
      fix: 'Placez-le dans le dossier du site, ou indiquez le bon dossier avec --site.',
    },
    'file/unreadable': {
      message: 'Ce fichier ne peut pas être lu ({problem}).',
      why: 'Rien de ce qu’il contient n’a été contrôlé.',
      fix: 'Vérifiez ses droits d’accès, ou que ce n’est pas un raccourci vers un fichier disparu.',
    },
    'file/link-outside': {
      message: 'Ce raccourci mène à un fichier rangé ailleurs que dans le site.',
      why: 'Ce fichier pourrait être publié par mégarde : rien n’en est lu.',
      fix: 'Mettez à la place du raccourci une copie du fichier ou du dossier.',
    },
    'file/not-regular': {
      message: 'Ceci n’est qu’un raccourci, ou un fichier du système : le site ne le publie pas.',
      why: 'Un site ne publie que de vrais fichiers : rien de celui-ci n’est lu.',
      fix: 'Mettez à sa place le vrai fichier ou le vrai dossier, ou retirez-le de content/.',
    },
    'file/too-large': {
      message: 'Ce fichier est trop grand : {size} Mo, pour {most} Mo au plus.',
      why: 'Aucun texte n’est si long : c’est souvent une image ou un fichier collé par erreur. Rien n’en est lu.',
      fix: 'Retirez ce qui n’est pas du texte, ou répartissez-le en plusieurs fichiers.',
    },
    'file/utf-16': {
      message: 'Ce fichier est dans un format de texte que la plupart des outils ne lisent pas (UTF-16).',
      why: 'Ils n’y verraient que des signes étranges.',
      fix: 'Ouvrez-le, puis « Enregistrer sous… », en choisissant l’encodage UTF-8.',
    },
    'file/decomposed-name': {
      message: 'Les accents de ce nom de fichier (souvent venu d’un Mac) empêchent le site de le trouver.',
      why: 'Les pages écrivent les accents d’une autre façon.',
      fix: 'Renommez-le en retapant ses accents : {name}.',
    },
    'file/not-utf-8': {
      message: 'Ce caractère n’est pas enregistré en UTF-8.',
      why: 'Les accents s’afficheraient mal.',
      fix: 'Enregistrez le fichier de nouveau en choisissant l’encodage UTF-8, puis corrigez ce caractère.',
    },
    'file/conflict': {
      message: 'Ce fichier contient deux versions d’un passage, entre « {typed} » et « >>>>>>> ».',
      why: 'Git n’a pas su choisir entre deux changements : les deux, et ses marques, seraient publiés.',
      fix: 'Gardez l’une des deux versions, puis effacez l’autre et les lignes « <<<<<<< », « ======= » et « >>>>>>> ».',
    },
    'json/empty': {
      message: 'Le fichier est vide.',
      why: 'Le site n’a plus de contenu.',
      fix: 'Reprenez une version précédente du fichier.',
    },
    'json/unclosed': {
      message: '« {sign} » ouvert à la ligne {line} n’est jamais refermé.',
      why: 'La suite du contenu ne peut pas être comprise.',
      fix: 'Ajoutez « {closing} » à l’endroit où la partie se termine.',
    },
    'json/unclosed-string': {
      message: 'Ce texte n’est pas refermé : il manque un guillemet « " » avant la fin de la ligne.',
      why: 'Tout ce qui suit serait pris pour du texte.',
      fix: 'Ajoutez « " » à la fin du texte ; un retour à la ligne dans un texte s’écrit « \\n ».',
    },
    'json/wrong-quotes': {
      message: 'Les guillemets {quote} ne conviennent pas ici.',
      why: 'Seul le guillemet droit « " » délimite un texte.',
      fix: 'Remplacez les deux guillemets par « " ».',
    },
    'json/control-character': {
      message: 'Un signe invisible s’est glissé ici, souvent par un copier-coller.',
      why: 'Les autres outils refuseraient le fichier.',
      fix: 'Effacez le mot et retapez-le ; une tabulation s’écrit « \\t », un retour à la ligne « \\n ».',
    },
    'json/bad-escape': {
      message: 'Une barre « \\ » seule ne s’affiche pas (« {escape} »).',
      why: 'Dans un texte, elle annonce un signe spécial.',
      fix: 'Doublez-la, « \\\\ », ou effacez-la.',
    },
    'json/odd-space': {
      message: 'Il y a ici un espace spécial (insécable ou invisible), souvent venu d’un copier-coller.',
      why: 'Hors des textes, les outils ne l’acceptent pas.',
      fix: 'Effacez-le et tapez un espace ordinaire.',
    },
    'json/comment': {
      message: 'Un commentaire ne peut pas se trouver ici.',
      why: 'Le format JSON n’en connaît pas.',
      fix: 'Effacez-le.',
    },
    'json/duplicate-key': {
      message: '« {key} » est écrit deux fois ; la première fois à la ligne {line}.',
      why: 'Seule la dernière valeur compte : l’autre serait perdue sans bruit.',
      fix: 'Gardez celle des deux qui est juste.',
    },
    'json/missing-comma': {
      message: 'Il manque une virgule ici.',
      why: 'Deux éléments qui se suivent sont séparés par une virgule.',
      fix: 'Ajoutez « , » à la fin de cet élément.',
    },
    'json/trailing-comma': {
      message: 'Cette virgule est de trop : rien ne la suit avant « {closing} ».',
      why: 'Les autres outils refuseraient le fichier.',
      fix: 'Effacez-la.',
    },
    'json/extra-comma': {
      message: 'Cette virgule est de trop.',
      why: 'Une seule virgule sépare deux éléments.',
      fix: 'Effacez-la.',
    },
    'json/wrong-separator': {
      message: '« {sign} » ne sépare pas deux éléments.',
      why: 'Seule la virgule le fait.',
      fix: 'Remplacez-le par « , ».',
    },
    'json/missing-colon': {
      message: 'Il manque « : » après « {key} ».',
      why: 'Les deux points relient un nom à sa valeur.',
      fix: 'Écrivez « "{key}": » puis la valeur.',
    },
    'json/missing-value': {
      message: '« {key} » n’a pas de valeur.',
      why: 'Un nom sans valeur ne dit rien.',
      fix: 'Écrivez la valeur après « : », ou effacez le nom.',
    },
    'json/unquoted-key': {
      message: 'Le nom « {key} » n’est pas entre guillemets.',
      why: 'Chaque nom s’écrit entre guillemets droits.',
      fix: 'Écrivez « "{key}" ».',
    },
    'json/unquoted-text': {
      message: 'Le texte « {text} » n’est pas entre guillemets.',
      why: 'Chaque texte s’écrit entre guillemets droits.',
      fix: 'Ajoutez « " » avant et après le texte.',
    },
    'json/unknown-word': {
      message: '« {text} » n’est pas une valeur connue.',
      why: 'Sans guillemets, on ne peut écrire que true, false, null ou un nombre.',
      fix: 'Écrivez « {suggestion} », ou mettez le texte entre guillemets.',
    },
    'json/bad-number': {
      message: '« {text} » n’est pas un nombre bien écrit.',
      why: 'Les autres outils refuseraient le fichier.',
      fix: 'Écrivez-le en chiffres, avec un point pour les décimales : 29 ou 29.5.',
    },
    'json/decimal-comma': {
      message: '« {text} » est écrit avec une virgule.',
      why: 'Dans ce fichier, la virgule sépare deux éléments.',
      fix: 'Écrivez les décimales après un point.',
    },
    'json/mismatched': {
      message: '« {sign} » ne referme pas ce qui est ouvert à la ligne {line}.',
      why: 'La suite du contenu ne peut pas être comprise.',
      fix: 'Mettez « {closing} » à la place, ou ajoutez-le avant.',
    },
    'json/extra-closing': {
      message: '« {sign} » est de trop.',
      why: 'Ce qui est ouvert à la ligne {line} se fermerait trop tôt, et la suite du contenu ne serait plus à sa place.',
      fix: 'Effacez ce signe.',
    },
    'json/after-end': {
      message: '« {sign} » vient après la fin du contenu (ligne {line}).',
      why: 'Une accolade de trop a fermé le fichier plus haut, ou du texte a été ajouté en bas.',
      fix: 'Effacez ce qui dépasse, ou l’accolade de trop.',
    },
    'json/too-deep': {
      message: 'Trop de crochets ou d’accolades sont ouverts les uns dans les autres (plus de {deepest}).',
      why: 'Aucun site n’en a besoin : c’est une erreur de copie.',
      fix: 'Effacez les crochets ou accolades en trop.',
    },
    'json/inner-quote': {
      message: 'Un guillemet « " » ferme ce texte trop tôt.',
      why: 'La suite du texte se retrouve dehors.',
      fix: 'Dans un texte, écrivez « \\" » ou des guillemets français.',
    },
    'json/unexpected': {
      message: 'Le fichier ne se lit plus à partir de « {sign} ».',
      why: 'Il manque sans doute un signe juste avant.',
      fix: 'Comparez avec un élément voisin : un guillemet, une virgule ou une accolade.',
    },
    'figure/unreadable': {
      message: 'Cette figure ne peut pas être lue à partir d’ici.',
      why: 'Elle ne serait pas dessinée.',
      fix: 'Écrivez une ligne par réglage : un nom, deux points, un espace, la valeur ; ce qui appartient à un réglage est décalé de deux espaces dessous.',
    },
    'figure/no-kind': {
      message: 'Cette figure ne dit pas son type.',
      why: 'On ne sait pas comment la dessiner.',
      fix: 'Ajoutez une ligne « kind: » avec l’un de ces types : {list:known}.',
    },
    'figure/unknown-kind': {
      message: '« {typed} » n’est pas un type de figure.',
      why: 'Elle ne pourrait pas être dessinée.',
      fix: 'Types possibles : {list:known}.',
    },
    'figure/no-number': {
      message: '« {typed} » ne contient pas de nombre.',
      why: 'La figure dessine cette valeur à l’échelle.',
      fix: 'Écrivez un nombre et son unité, par exemple « 1 440 € ».',
    },
    'figure/wrong-count': {
      message: 'Il faut {expected} nombres, un par étape ; cette ligne en a {count}.',
      why: 'Chaque valeur se place à son étape.',
      fix: 'Écrivez un nombre pour chaque étape de « steps ».',
    },
    'figure/wrong-total': {
      message: 'Le total dit « {typed} », mais la somme des parts est {sum}.',
      why: 'Le lecteur ne saurait pas lequel des deux croire.',
      fix: 'Corrigez le total ou les parts.',
    },
    'figure/dead-end': {
      message: 'La réponse « {typed} » ne mène nulle part.',
      why: 'Le lecteur resterait sans résultat.',
      fix: 'Écrivez ce que le lecteur apprend s’il répond ainsi (« result »), ou la question suivante.',
    },
    'front-matter/missing': {
      message: 'Ce guide n’a ni titre ni description en haut de son fichier.',
      why: 'Sa page n’aurait ni nom dans les résultats de recherche, ni date.',
      fix: 'Ajoutez en haut du fichier un en-tête, entre deux lignes « --- », comme dans un autre guide.',
    },
    'front-matter/wrong-fence': {
      message: '« {typed} » n’ouvre ni ne ferme l’en-tête.',
      why: 'Sans lui, le guide n’a ni titre ni description.',
      fix: 'Mettez à la place une ligne de trois tirets, « --- », et rien d’autre.',
    },
    'front-matter/not-first': {
      message: 'L’en-tête n’est pas tout en haut du fichier.',
      why: 'Plus bas, il est pris pour du texte : le guide n’a ni titre ni description.',
      fix: 'Effacez ce qui précède « --- », lignes vides comprises.',
    },
    'front-matter/unclosed': {
      message: 'L’en-tête ouvert par « --- » n’est pas refermé.',
      why: 'Tout le guide serait pris pour l’en-tête.',
      fix: 'Ajoutez une ligne « --- » après la dernière ligne de l’en-tête.',
    },
    'front-matter/syntax': {
      message: 'L’en-tête ne peut pas être lu à partir d’ici.',
      why: 'Le guide n’a alors ni titre ni description.',
      fix: 'Écrivez une ligne par réglage : un nom, deux points, un espace, la valeur entre guillemets.',
    },
    'front-matter/duplicate-key': {
      message: '« {key} » est écrit deux fois dans l’en-tête.',
      why: 'On ne sait pas lequel des deux compte.',
      fix: 'Gardez celui qui est juste.',
    },
    'front-matter/tab': {
      message: 'Cette ligne de l’en-tête commence par une tabulation.',
      why: 'L’en-tête n’accepte que des espaces.',
      fix: 'Remplacez la tabulation par deux espaces.',
    },
    'front-matter/odd-space': {
      message: 'Un espace insécable ou invisible se trouve près du « : » de « {key} ».',
      why: 'Ici, seuls les espaces ordinaires sont compris.',
      fix: 'Collez les deux points au nom, puis tapez un espace ordinaire.',
    },
    'front-matter/indented': {
      message: 'La ligne de « {key} » n’est pas alignée sur les autres.',
      why: 'Les espaces en début de ligne la rattachent à une autre.',
      fix: 'Commencez-la au même endroit que ses voisines.',
    },
    'front-matter/not-indented': {
      message: '« {key} » fait partie de « {group} », mais sa ligne n’est pas décalée.',
      why: 'Sans ce décalage, « {group} » resterait vide.',
      fix: 'Décalez de deux espaces les lignes de « {group} » ({list:keys}).',
    },
    'front-matter/missing-colon': {
      message: 'Il manque « : » après « {key} ».',
      why: 'Les deux points relient un nom à sa valeur.',
      fix: 'Écrivez « {key}: » puis la valeur.',
    },
    'front-matter/missing-space': {
      message: 'Il manque un espace après « {key}: ».',
      why: 'Sans lui, la ligne n’est pas comprise.',
      fix: 'Ajoutez un espace après les deux points.',
    },
    'front-matter/unclosed-quote': {
      message: 'Le texte de « {key} » n’est pas refermé.',
      why: 'Les lignes suivantes seraient prises pour la suite du texte.',
      fix: 'Ajoutez le guillemet de la fin.',
    },
    'front-matter/inner-quote': {
      message: 'Un guillemet ou une apostrophe ferme trop tôt le texte de « {key} ».',
      why: 'La suite du texte se retrouve dehors.',
      fix: 'Entourez le texte de guillemets droits « " » et écrivez « \\" » à l’intérieur.',
    },
    'front-matter/unclosed-list': {
      message: 'La liste de « {key} » n’est pas refermée.',
      why: 'La suite de l’en-tête ne peut pas être lue.',
      fix: 'Ajoutez « ] » à la fin de la liste.',
    },
    'front-matter/needs-quotes': {
      message: 'Le texte de « {key} » doit être entre guillemets droits.',
      why: 'Il contient un signe (deux points, guillemet, #, @…) qui a un autre sens ici.',
      fix: 'Ajoutez « " » avant et après.',
    },
    'block/bad-name': {
      message: 'Pour qui développe : « {type} » ne peut pas nommer un bloc du site.',
      why: 'Le préfixe « site- » distingue vos blocs de ceux du moteur, présents et à venir. Ce dossier n’a pas été lu.',
      fix: 'Renommez ce dossier {name}, et écrivez ce nom sous « type » dans le manifeste.',
    },
    'block/missing-file': {
      message: 'Pour qui développe : il manque le fichier {file}.',
      why: 'Le bloc « {type} » a besoin de son schéma (schema.json) et de son composant, nommé d’après lui.',
      fix: 'Écrivez ce fichier, ou supprimez le dossier du bloc.',
    },
    'block/wrong-keyword': {
      message: 'Pour qui développe : « {keyword} » ne va pas avec le type « {type} ».',
      why: 'Ce mot-clé n’aurait aucun effet sur ce champ.',
      fix: 'Retirez-le, ou corrigez le type du champ.',
    },
    'block/syntax': {
      message: 'Pour qui développe : ce composant ne peut pas être lu ({problem}).',
      why: 'Aucune page ne peut montrer ce bloc.',
      fix: 'Corrigez le code à cet endroit, ou juste avant.',
    },
    'block/import': {
      message: 'Pour qui développe : « {module} » ne peut pas être importé par un bloc.',
      why: 'Un bloc est compilé avec les paquets du moteur, et n’a accès à rien d’autre.',
      fix: 'Sont permis : {list:allowed}, en tête de fichier.',
    },
    'block/unknown-name': {
      message: 'Pour qui développe : « {name} » n’existe pas dans vitrine/block.',
      why: 'Le bloc ne pourrait pas être affiché.',
      fix: 'Noms possibles : {list:known}.',
    },
    'block/blocked-host': {
      message: 'Pour qui développe : une fois en ligne, le navigateur bloquera « {host} ».',
      why: 'Il ne charge que ce que les services du manifeste déclarent ; « npm start » le montre peut-être.',
      fix: 'Ajoutez cet hôte à « hosts.{use} » d’une entrée de « services », ou gardez le fichier dans « content/media ».',
    },
    'block/foreign-form': {
      message: 'Pour qui développe : une fois en ligne, le navigateur n’enverra pas ce formulaire à « {host} ».',
      why: 'Les formulaires n’envoient qu’à l’adresse du site.',
      fix: 'Menez-y par un lien, ou décrivez le formulaire sous « forms » du manifeste.',
    },
    'block/no-script': {
      message: 'Pour qui développe : « {name} » n’a aucun effet dans un bloc.',
      why: 'Le composant sert une fois, sur le serveur ; les visiteurs n’en reçoivent que le HTML.',
      fix: 'Retirez-le : un lien, « <details> » ou le CSS réagissent sans script.',
    },
    'block/no-export': {
      message: 'Pour qui développe : ce fichier n’exporte pas « {name} ».',
      why: 'C’est sous ce nom que le moteur cherche le composant du bloc « {type} ».',
      fix: 'Écrivez « export function {name}({ block }) ».',
    },
    'block/throws': {
      message: 'La section « {type} » de la page {page} ne peut pas être affichée : {problem}.',
      why: 'Pour qui développe : le composant du bloc a échoué à cette ligne.',
      fix: 'Corrigez le composant ; les autres pages s’affichent.',
    },
    'schema/wrong-type': {
      message: 'Il faut ici {types:expected}, et non {types:actual}.',
      why: 'Le site ne saurait pas l’afficher.',
      fix: 'Écrivez {types:expected}, par exemple {examples:expected}.',
    },
    'schema/unknown-block': {
      message: '« {typed} » n’est pas un type de section.',
      why: 'La section ne pourrait pas s’afficher.',
      fix: 'Types possibles : {list:known}.',
    },
    'schema/unknown-key': {
      message: '« {key} » n’est pas connu dans « {whereTitle} ».',
      why: 'Ce réglage resterait sans effet.',
      fix: 'Noms possibles : {list:known}.',
    },
    'schema/bad-name': {
      message: '« {key} » ne peut pas servir de nom ici.',
      why: 'Ce nom est repris ailleurs, entre accolades ou dans une adresse.',
      fix: 'Il faut {patterns:pattern}.',
    },
    'schema/missing-key': {
      message: 'Il manque « {title} » ({whereTitle}).',
      why: 'Cette information est nécessaire à l’affichage.',
      fix: 'Ajoutez « "{key}" ».',
      kinds: {
        needed: {
          message: 'Il manque « {title} » ({whereTitle}), dont « {byTitle} » a besoin.',
          why: 'Ce réglage resterait sans effet.',
          fix: 'Ajoutez « "{key}" », ou effacez « "{by}" ».',
        },
      },
    },
    'schema/missing-keys': {
      message: 'Il manque dans « {whereTitle} » : {list:titles}.',
      why: 'Ces informations sont nécessaires à l’affichage.',
      fix: 'Ajoutez-les ({list:keys}) ; si vous n’avez rien effacé, demandez à qui tient le site.',
    },
    'schema/unknown-value': {
      message: '« {typed} » ne fait pas partie des choix.',
      why: 'Ce réglage resterait sans effet.',
      fix: 'Choix possibles : {list:known}.',
    },
    'schema/too-short': {
      message: 'Ce texte est vide.',
      why: 'Un blanc apparaîtrait sur la page.',
      fix: 'Écrivez le texte, ou effacez la ligne si elle est facultative.',
      kinds: {
        short: {
          message: 'Ce texte compte {actual} caractères, il en faut au moins {limit}.',
          why: 'Une partie manque sans doute.',
          fix: 'Complétez-le.',
        },
      },
    },
    'schema/too-long': {
      message: 'Ce texte compte {actual} caractères, pour {limit} au plus.',
      why: 'Il déborderait de sa place ou serait coupé.',
      fix: 'Raccourcissez-le.',
    },
    'schema/bad-date': {
      message: '« {typed} » n’est pas une date.',
      why: 'Les dates sont affichées et comparées.',
      fix: 'Écrivez année-mois-jour : 2026-11-20.',
    },
    'schema/bad-form': {
      message: '« {typed} » n’a pas la bonne forme.',
      why: 'Écrite autrement, la valeur ne serait pas comprise.',
      fix: 'Il faut {patterns:pattern}.',
    },
    'schema/too-small': {
      message: '{value} est trop petit.',
      why: 'Hors des limites, l’affichage n’est plus assuré.',
      fix: 'Le plus petit nombre admis est {limit}.',
    },
    'schema/too-large': {
      message: '{value} est trop grand.',
      why: 'Hors des limites, l’affichage n’est plus assuré.',
      fix: 'Le plus grand nombre admis est {limit}.',
    },
    'schema/third-decimal': {
      message: '{value} a plus de deux décimales.',
      why: 'Un montant s’affiche au centime : le visiteur en lirait un autre.',
      fix: 'Arrondissez-le : {rounded}.',
    },
    'schema/moved-key': {
      message: '« {key} » ne se règle plus dans « {whereTitle} » : sa place est désormais « {to} ».',
      why: 'Une version du moteur l’a déplacé ; à l’ancienne place, il n’est plus lu.',
      fix: 'Déplacez cette valeur sous « {to} ».',
    },
    'schema/too-few': {
      message: 'Nombre d’éléments dans cette liste : {actual}. Il en faut au moins {limit}.',
      why: 'La section paraîtrait vide ou bancale.',
      fix: 'Ajoutez-en {difference}.',
    },
    'schema/too-many': {
      message: 'Cette liste compte {actual} éléments, pour {limit} au plus.',
      why: 'La section déborderait.',
      fix: 'Retirez-en {difference}.',
    },
    'schema/repeated-item': {
      message: '« {typed} » figure deux fois dans la liste.',
      why: 'Il s’afficherait deux fois.',
      fix: 'Gardez-en un seul.',
    },
    'form/unknown-field': {
      message: 'Le formulaire « {form} » n’a pas de champ « {typed} ».',
      why: 'Ces mots partiraient tels quels dans l’e-mail, accolades comprises.',
      fix: 'Champs du formulaire : {list:known}. Pour une valeur du site, écrivez {example}.',
    },
    'form/duplicate-field': {
      message: 'Le formulaire « {form} » a deux champs nommés « {field} ».',
      why: 'La réponse de l’un prendrait la place de celle de l’autre.',
      fix: 'Donnez à l’un des deux un autre nom.',
    },
    'form/no-options': {
      message: 'Le champ « {field} » est une liste sans aucun choix.',
      why: 'Le visiteur ne pourrait rien y répondre.',
      fix: 'Ajoutez des choix (« options »), ou changez le type du champ (« kind »).',
    },
    'form/promised-call': {
      message: 'Le formulaire « {form} » promet un appel (« {typed} ») sans demander de numéro.',
      why: 'L’entreprise ne saurait pas où appeler.',
      fix: 'Ajoutez un champ de téléphone (« phone »), ou écrivez « Nous vous répondons ».',
    },
    'form/several': {
      message: 'La page {page} contient deux fois le formulaire « {form} ».',
      why: 'Leurs champs porteraient les mêmes noms : une réponse passerait de l’un à l’autre.',
      fix: 'Gardez-en un, et menez-y par un lien.',
    },
    'form/unused-field': {
      message: 'La réponse au champ « {field} » ne figure pas dans le message envoyé.',
      why: 'L’entreprise ne saurait pas ce que le visiteur a répondu.',
      fix: 'Insérez la réponse dans le message envoyé : « {wanted} », dans l’un des textes de « params ».',
    },
    'form/unused-setting': {
      message: '« {settingTitle} » ne sert pas dans le champ « {field} ».',
      why: 'Un champ du type « {kind} » n’en tient pas compte.',
      fix: 'Effacez ce réglage, ou changez le type du champ (« kind »).',
    },
    'form/unknown-template': {
      message: 'Aucun formulaire ne s’appelle « {typed} ».',
      why: 'Ce modèle d’e-mail ne servirait à rien.',
      fix: 'Effacez-le, ou donnez-lui le nom d’un formulaire : {list:known}.',
    },
    'form/no-template': {
      message: 'Le formulaire « {form} » n’a pas de modèle d’e-mail.',
      why: 'Le service d’envoi refuserait ses messages.',
      fix: 'Ajoutez « {form} » sous « mail.templates ».',
    },
    'link/unknown-page': {
      message: 'Aucune page n’a l’adresse « {to} ».',
      why: 'Le visiteur arriverait sur une page d’erreur.',
      fix: 'Corrigez l’adresse, ou ajoutez la page.',
      kinds: {
        renamed: {
          message: '{count} liens mènent à « {to} », qui n’existe pas, et aucun à « {near} ».',
          why: 'Ou bien cette page a changé d’adresse et les liens ne le savent pas, ou bien son adresse est mal écrite.',
          fix: 'Si elle a changé, lancez « npm run rename -- {to} {near} » : ces liens suivent, et l’ancienne adresse redirige. Sinon, revenez : écrivez ici « {suggestion} ».',
        },
      },
    },
    'link/unknown-anchor': {
      message: 'La page {page} n’a pas de section « #{anchor} ».',
      why: 'Le lien mènerait en haut de la page au lieu de la section.',
      fix: 'Sections de cette page : {list:known}.',
      kinds: {
        renamed: {
          message:
            '{count} liens mènent à la section « #{anchor} » de la page {page}, qui n’existe pas, et aucun à « #{near} ».',
          why: 'Un clic y mènerait en haut de la page.',
          fix: 'Écrivez « {anchor} » ici, ou corrigez les liens.',
        },
      },
    },
    'link/anchor-alone': {
      message: '« #{anchor} » ne mène à rien sur les pages qui n’ont pas cette section.',
      why: 'Ce lien s’affiche sur d’autres pages : un clic n’y ferait rien.',
      fix: 'Écrivez d’abord la page de cette section, comme dans « /#tarifs ».',
    },
    'link/inexact-path': {
      message: 'L’adresse « {to} » n’est pas écrite exactement.',
      why: 'Une barre finale ou une majuscule de trop fait une adresse différente.',
      fix: 'Écrivez « {suggestion} ».',
    },
    'link/own-address': {
      message: '« {to} » est une page de ce site, écrite avec son adresse complète.',
      why: 'Ailleurs que là où cette adresse est bonne, le lien mènerait à un autre site, ou nulle part.',
      fix: 'Écrivez « {suggestion} ».',
    },
    'link/own-page': {
      message: '« {to} » mène à la page où se trouve ce lien.',
      why: 'Le visiteur clique et rien ne change : il croit le site en panne.',
      fix: 'Visez une autre page, ou une section de celle-ci : « {to}#… ».',
    },
    'link/redirected': {
      message: '« {to} » est une ancienne adresse, redirigée.',
      why: 'Le visiteur attend une redirection, et les moteurs de recherche aussi.',
      fix: 'Écrivez directement « {suggestion} ».',
    },
    'link/not-https': {
      message: 'Ce lien n’est pas en https : {to}',
      why: 'La connexion du visiteur ne serait pas protégée.',
      fix: 'Remplacez http par https, après avoir vérifié que la page s’ouvre.',
    },
    'link/unsafe-scheme': {
      message: 'Ce type d’adresse est interdit : {to}',
      why: 'Elle peut exécuter du code ou cacher un contenu.',
      fix: 'Utilisez une page du site, https:, mailto: ou tel:.',
    },
    'link/malformed': {
      message: '« {to} » n’est pas une adresse complète.',
      why: 'Le lien ne mènerait nulle part.',
      fix: 'Une page du site commence par « / », une section par « # », un autre site par « https:// » ; aucune adresse ne contient d’espace.',
    },
    'link/odd-space': {
      message: 'Un espace insécable ou invisible se trouve dans cette adresse, souvent venu d’un copier-coller.',
      why: 'Il fait partie de l’adresse : le lien ne mènerait nulle part.',
      fix: 'Écrivez « {suggestion} ».',
    },
    'link/empty-text': {
      message: 'Ce lien n’a pas de texte.',
      why: 'On ne peut ni le voir ni l’entendre.',
      fix: 'Écrivez entre les crochets où il mène.',
    },
    'link/vague-text': {
      message: '« {text} » ne dit pas où mène le lien.',
      why: 'Lu seul, par un lecteur d’écran ou un moteur de recherche, il ne veut rien dire.',
      fix: 'Nommez la page ou l’action : « nos forfaits », « demander une maquette ».',
    },
    'link/broken-syntax': {
      message: '« {typed} » ne sera pas un lien.',
      why: 'Le visiteur verrait les crochets et l’adresse.',
      fix: 'Un lien s’écrit [les mots](/adresse), sans espace entre les deux ni dans l’adresse.',
    },
    'link/undefined-reference': {
      message: 'Le lien « {label} » n’a pas d’adresse.',
      why: 'Le visiteur verrait les crochets.',
      fix: 'Écrivez-le en entier, [les mots](/adresse), ou ajoutez une ligne « [{label}]: /adresse ».',
    },
    'page/duplicate-path': {
      message: 'L’adresse « {path} » est prise deux fois ; la première fois à la ligne {line}.',
      why: 'Une seule des deux pages serait visible.',
      fix: 'Changez l’une des adresses.',
    },
    'page/reserved-path': {
      message: 'L’adresse « {path} » est déjà prise par « {taken} », que le site publie.',
      why: 'L’un des deux effacerait l’autre.',
      fix: 'Donnez une autre adresse à la page.',
    },
    'page/unserved-path': {
      message: 'L’adresse contient « {part} » : ce nom est trop long, ou commence par un point.',
      why: 'Aucun hébergeur ne servirait la page : elle serait introuvable.',
      fix: 'Donnez à cette partie de l’adresse un nom court, sans point au début.',
    },
    'page/odd-path': {
      message: 'L’adresse « {path} » contient une capitale, un accent ou une fin comme « .html ».',
      why: 'Qui la tape ou la recopie s’y trompe, et le lien ne mènerait nulle part.',
      fix: 'Écrivez-la en minuscules, sans accent ni fin, avec des tirets ; si elle était déjà en ligne, ajoutez une redirection.',
    },
    'page/orphan': {
      message: 'Aucun lien ne mène à « {path} ».',
      why: 'Ni les visiteurs ni les moteurs de recherche ne la trouveront.',
      fix: 'Ajoutez un lien vers elle, ou cachez-la des moteurs (« "noindex": true ») si vous ne l’envoyez qu’à certaines personnes.',
    },
    'page/duplicate-anchor': {
      message: 'Deux sections de la page {page} s’appellent « {anchor} ».',
      why: 'Les liens ne mèneraient qu’à la première.',
      fix: 'Changez l’une des deux.',
    },
    'page/duplicate-slug': {
      message: 'Deux guides se nomment « {slug} » ; l’autre : {other}.',
      why: 'Dans une liste ou un lien, on les confondrait.',
      fix: 'Renommez l’un des deux fichiers.',
    },
    'redirect/shadows-page': {
      message: '« {page} » est une page du site : la redirection de « {path} » la rendrait inaccessible.',
      why: 'Le visiteur n’arriverait jamais sur la page.',
      fix: 'Effacez la redirection, faites-la partir d’une adresse plus précise, ou changez celle de la page.',
    },
    'redirect/shadows-file': {
      message: 'Le site publie « {file} » : la redirection de « {path} » le rendrait inaccessible.',
      why: 'Une image, le plan du site ou la page d’erreur ne s’ouvrirait plus.',
      fix: 'Effacez la redirection, ou faites-la partir d’une adresse plus précise.',
    },
    'redirect/never-matches': {
      message: 'La redirection de « {from} » ne servirait jamais, à cause de « {sign} ».',
      why: 'L’ancienne adresse se compare sans ce qui suit « ? » ou « # », et une étoile ne compte qu’à la fin.',
      fix: 'Écrivez l’ancienne adresse telle quelle : « /blog », ou « /blog/* » pour tout ce qu’elle contient.',
    },
    'redirect/invalid-target': {
      message: 'Une redirection ne peut pas mener à « {to} ».',
      why: 'Certains hébergeurs la liraient autrement.',
      fix: 'Écrivez une page du site (« /tarifs ») ou une adresse complète (« https://… »), sans signe spécial.',
    },
    'redirect/duplicate': {
      message: '« {path} » est redirigé deux fois.',
      why: 'Une seule redirection compte.',
      fix: 'Gardez la bonne.',
    },
    'redirect/chained': {
      message: '« {from} » mène à « {to} », qui est lui-même redirigé.',
      why: 'Chaque saut fait attendre, et les moteurs de recherche n’en suivent que quelques-uns.',
      fix: 'Indiquez l’adresse finale.',
    },
    'redirect/loop': {
      message: 'Ces redirections tournent en rond : {list:way}.',
      why: 'Le navigateur afficherait une erreur au lieu d’une page.',
      fix: 'Menez l’une d’elles à une page qui existe, ou effacez-la.',
    },
    'release/consent-version': {
      message:
        'Vos visiteurs avaient accepté autre chose : ce qu’on leur demande a changé, et « version » vaut encore {version}.',
      why: 'Leur accord vaudrait pour un service, un hôte ou un cookie dont ils n’ont pas entendu parler.',
      fix: 'Portez « version » à {suggestion} : le bandeau leur reposera la question.',
    },
    'release/removed-page': {
      message: '« {path} » ({title}) était en ligne à la dernière publication et n’existe plus, sans redirection.',
      why: 'Des liens d’autres sites, des favoris et les moteurs de recherche y mènent encore.',
      fix: 'Ajoutez une redirection de « {path} » vers la page qui la remplace.',
    },
    'release/replaced-address': {
      message: 'Anciennes adresses sans suite : {count} ({list:paths}).',
      why: 'Le site que celui-ci remplace les avait : liens, favoris et moteurs de recherche y mènent encore.',
      fix: 'Redirigez-les vers la page qui les remplace, ou retirez de « replaced », dans content/release.json, celles que rien ne remplace.',
    },
    'release/unreadable-list': {
      message: '{file} n’est pas la liste de pages qu’écrit la commande de publication.',
      why: 'Les pages disparues depuis la dernière publication passeraient inaperçues.',
      fix: 'Rétablissez le fichier depuis l’historique, ou effacez-le.',
    },
    'reference/missing-part': {
      message: '« {what} » a besoin de la partie « {partTitle} » du manifeste, qui n’y est pas.',
      why: 'La page ne peut pas être faite sans elle.',
      fix: 'Ajoutez « {part} » au manifeste.',
    },
    'reference/unknown': {
      message: '« {typed} » n’existe pas dans « {collectionTitle} ».',
      why: 'Cette partie de la page resterait vide.',
      fix: 'Choix possibles : {list:known}.',
      kinds: {
        renamed: {
          message: '« {typed} » est demandé et n’existe pas dans « {collectionTitle} », où rien ne demande « {near} ».',
          why: 'Ce nom a sans doute changé, et les parties qui l’appellent resteraient vides.',
          fix: 'Écrivez « {typed} » ici, ou « {near} » là où on le demande.',
        },
      },
    },
    'reference/duplicate-id': {
      message: 'Deux entrées de « {collectionTitle} » portent le nom « {id} ».',
      why: 'On ne saurait pas lequel des deux est appelé.',
      fix: 'Changez l’un des deux.',
    },
    'reference/unused': {
      message: '« {id} » n’est montré sur aucune page.',
      why: 'Aucun visiteur ne le verra.',
      fix: 'Ajoutez « {id} » à la section qui doit le montrer, ou effacez-le.',
    },
    'chain/lost-guide': {
      message: 'Ce guide et sa rubrique ne se trouvent pas.',
      why: 'Il ne serait pas publié, ou la rubrique aurait un trou.',
      fix: 'Donnez au guide le même nom dans sa rubrique et dans le dossier de celle-ci.',
      kinds: {
        elsewhere: {
          message: 'Le guide « {slug} » n’est pas dans {folder} : son fichier est {file}.',
          why: 'La page manquerait dans cette rubrique.',
          fix: 'Déplacez le fichier dans ce dossier, ou remettez « {slug} » dans la rubrique de son dossier.',
        },
        linked: {
          message:
            'Le guide « {slug} » ({file}) manque dans cette liste, alors que le site y mène (nombre de liens : {count}).',
          why: 'Il ne serait pas publié, et ces liens mèneraient à une page d’erreur.',
          fix: 'Ajoutez « {slug} » à la liste, ou corrigez les liens.',
        },
        'misnamed-file': {
          message: 'Le nom du fichier {file} ne convient pas à un guide.',
          why: 'Il devient l’adresse de la page : ni capitale, ni accent, ni espace.',
          fix: 'Renommez-le en « {name}.md », et citez « {name} » dans sa rubrique.',
        },
        'no-file': {
          message: 'Le guide « {slug} » n’a pas de fichier {file}.',
          why: 'La rubrique aurait un trou, et la page manquerait.',
          fix: 'Créez le fichier, corrigez le nom, ou retirez-le de « articles ».',
        },
        'other-ending': {
          message: 'Le texte du guide « {slug} » se trouve dans {stray}, dont le nom ne finit pas par « .md ».',
          why: 'Ce fichier n’est pas lu, et la page manquerait.',
          fix: 'Renommez-le en {file} (sous Windows, affichez d’abord les extensions des noms de fichiers).',
        },
        unlisted: {
          message: 'Ce guide ne figure dans aucune rubrique.',
          why: 'Il ne sera pas publié.',
          fix: 'Ajoutez « {slug} » aux guides de la rubrique « {chain} ».',
        },
      },
    },
    'chain/article-in-two-chains': {
      message: 'Le guide « {path} » figure dans deux rubriques.',
      why: 'Il n’aurait pas de suite certaine.',
      fix: 'Retirez-le de l’une des deux.',
    },
    'chain/not-closed': {
      message: '« {next} » rompt la boucle de la rubrique : {list:broken}.',
      why: 'Un lecteur qui suit les guides n’en ferait pas le tour.',
      fix: 'Effacez cette ligne : l’ordre vient du manifeste.',
    },
    'chain/hub-without-list': {
      message: 'La page {hub} n’affiche pas la liste de la rubrique « {chain} ».',
      why: 'On ne pourrait pas choisir un guide.',
      fix: 'Ajoutez à cette page la section « Liste de guides », pour la rubrique {chain} (« article-list », « "chain": "{chain}" »).',
    },
    'content/unused-file': {
      message: 'Ce fichier n’est utilisé nulle part.',
      why: 'Son texte n’apparaîtra pas sur le site.',
      fix: 'Montrez-le dans une page, ou effacez-le.',
    },
    'content/empty-file': {
      message: 'Ce texte est vide.',
      why: 'La page n’aurait rien d’autre que son titre.',
      fix: 'Écrivez le texte sous l’en-tête ; s’il a disparu, reprenez une version précédente du fichier.',
    },
    'media/missing': {
      message: 'Le fichier « {file} » n’existe pas sous content/.',
      why: 'Une image brisée ou un vide s’afficherait.',
      fix: 'Ajoutez le fichier, ou corrigez son nom.',
    },
    'media/unused': {
      message: 'Ce fichier n’est utilisé nulle part.',
      why: 'Il alourdit le site pour rien.',
      fix: 'Effacez-le, avec ses autres tailles s’il en a, ou utilisez-le.',
    },
    'media/download-label': {
      message: 'Ce lien vers un fichier ne dit pas « ({label}) ».',
      why: 'Le visiteur ne saurait pas ce qui l’attend : un format qu’il n’ouvre pas, un fichier trop lourd.',
      fix: 'Finissez les mots du lien par le format et le vrai poids.',
    },
    'media/no-alt': {
      message: 'Cette image n’a pas de texte alternatif.',
      why: 'Qui ne la voit pas n’en saura rien.',
      fix: 'Dites en une phrase ce qu’elle montre.',
    },
    'media/share-drawing': {
      message: 'L’image de partage « {source} » est un dessin SVG.',
      why: 'Les réseaux sociaux ne l’affichent pas : le lien partagé resterait sans image.',
      fix: 'Enregistrez-la en PNG ou en JPEG, ou retirez-la : la page aura une image dessinée à partir de son titre.',
    },
    'media/share-too-small': {
      message: 'L’image de partage a {width} pixels de large, il en faut au moins {limit}.',
      why: 'Les réseaux sociaux la réduiraient à une vignette.',
      fix: 'Prenez une image de 1200 × 630 pixels et mettez ses vraies dimensions dans « width » et « height ».',
    },
    'media/too-heavy': {
      message: 'Ce fichier pèse {size} ko, pour {limit} ko conseillés.',
      why: 'La page s’ouvrirait lentement sur un téléphone.',
      fix: 'Réduisez ses dimensions ou enregistrez-le en WebP.',
    },
    'media/not-a-picture': {
      message: '« {file} » n’est pas une image que les navigateurs affichent.',
      why: 'Le visiteur verrait une image brisée, ou un vide.',
      fix: 'Enregistrez-la en JPEG, PNG, WebP, AVIF, GIF ou SVG ; une photo d’iPhone (« .heic ») s’exporte en JPEG.',
    },
    'media/empty-file': {
      message: 'Le fichier « {file} » est vide (0 octet).',
      why: 'Une image brisée ou un vide s’afficherait.',
      fix: 'Déposez-le de nouveau : la copie s’est sans doute interrompue.',
    },
    'media/other-content': {
      message: '« {file} » ne s’affichera pas : c’est en réalité {contents:content}.',
      why: 'Le visiteur verrait une image brisée, ou un vide.',
      fix: '{remedies:content}',
    },
    'media/wrong-ending': {
      message: '« {file} » est en réalité {contents:content}.',
      why: 'Les navigateurs s’en accommodent, mais ni les réseaux sociaux ni tous les hébergeurs.',
      fix: 'Renommez-le en « {right} », et corrigez son nom là où il est appelé.',
    },
    'media/cut-off': {
      message: '« {file} » s’arrête avant la fin de l’image.',
      why: 'Le visiteur n’en verrait qu’une partie, ou rien.',
      fix: 'Déposez-le de nouveau : la copie s’est sans doute interrompue.',
    },
    'media/active-drawing': {
      message: 'Ce dessin contient un programme : « {typed} ».',
      why: 'Qui ouvre son adresse le ferait tourner au nom de votre site.',
      fix: 'Enregistrez-le de nouveau sans script ni animation programmée (« SVG simple » ou « optimisé »), ou en PNG.',
    },
    'media/foreign-part': {
      message: 'Ce dessin va chercher « {typed} » hors de son fichier.',
      why: 'Dans une page, un dessin ne peut rien aller chercher : cette partie manquerait.',
      fix: 'Réexportez le dessin, textes convertis en tracés et images incorporées, ou en PNG.',
    },
    'media/nameless-drawing': {
      message: 'Ce dessin n’est pas complet : il lui manque « xmlns ».',
      why: 'Copié d’une page, il s’y affichait ; comme fichier, le visiteur n’en verrait rien.',
      fix: 'Réexportez-le en SVG depuis votre logiciel, ou écrivez « {suggestion} » au début de sa première balise.',
    },
    'media/camera-data': {
      message: '« {file} » dit {reveals:data}.',
      why: 'Quiconque enregistre l’image peut le lire.',
      fix: 'Retirez-le des propriétés du fichier (Windows : « Détails », « Supprimer les propriétés » ; Mac : Aperçu, « Inspecteur »), ou enregistrez l’image de nouveau sans métadonnées. L’auteur et le copyright peuvent rester.',
    },
    'media/broken-drawing': {
      message: 'Ce dessin n’est pas un SVG correct : les navigateurs s’arrêtent à « {typed} ».',
      why: 'Le visiteur verrait une image brisée, ou un vide.',
      fix: 'Enregistrez-le de nouveau depuis le programme qui l’a fait, ou en PNG.',
    },
    'media/undrawn-sign': {
      message: 'L’image pour les réseaux sociaux ne montre pas « {signs} » : ses polices n’ont pas ce signe.',
      why: 'Qui partage la page y verrait un vide à cet endroit.',
      fix: 'Écrivez ce texte sans ce signe, ou donnez à la page une image à elle (« picture »).',
    },
    'media/unlisted-part': {
      message: 'Ce dessin contient « {typed} », qu’un dessin publié ne peut pas contenir.',
      why: 'Seul est accepté ce qui dessine : le reste pourrait faire tourner un programme au nom de votre site.',
      fix: 'Réexportez-le (« SVG simple » ou « optimisé », textes convertis en tracés), ou en PNG.',
    },
    'media/other-format': {
      message: '« {file} » n’est pas ce que dit son nom : c’est en réalité {contents:content}.',
      why: 'Le visiteur ne pourrait pas l’ouvrir, ou ouvrirait autre chose que ce que vous lui proposez.',
      fix: 'Enregistrez-le de nouveau dans le format que dit son nom, ou donnez-lui le nom de son vrai format.',
    },
    'media/not-offered': {
      message: '« {file} » ne peut pas être publié : ce format ne se publie pas ici.',
      why: 'Une page ou un programme s’ouvrirait au nom de votre site.',
      fix: 'Enregistrez-le dans l’un de ces formats : avif, webp, png, jpg, gif, svg, mp4, webm, vtt, mp3, pdf, csv, ods, xlsx, odt, docx, txt, ics, vcf. Une page « .html » ne s’affiche que dans le cadre d’une section d’agenda.',
    },
    'media/unsafe-page': {
      message: 'La page de ce cadre contient « {typed} ».',
      why: 'Son adresse s’ouvre au nom de votre site : elle ne peut ni faire tourner un programme, ni rien charger d’ailleurs.',
      fix: 'Retirez-le, ou mettez comme adresse du cadre celle de votre service d’agenda (« https:// »).',
    },
    'media/wrong-size': {
      message: 'L’image fait {actual} pixels, et non {declared}.',
      why: 'La place gardée n’a pas ses proportions : la page sauterait à son arrivée, ou l’image serait déformée.',
      fix: 'Mettez la largeur et la hauteur de l’image.',
    },
    'media/stale-variant': {
      message: '« {file} » n’est sans doute pas la même image que « {source} » : son nom ou ses proportions diffèrent.',
      why: 'Les navigateurs préfèrent ces autres tailles : ils montreraient l’ancienne image.',
      fix: 'Refaites les autres tailles à partir de la nouvelle image, ou effacez « variants ».',
    },
    'media/wrong-variant-width': {
      message: '« {file} » a {width} pixels de large, et non {named} comme le dit son nom.',
      why: 'Le navigateur choisit d’après ce nombre : l’image serait floue ou trop lourde.',
      fix: 'Refaites-la à cette largeur, ou mettez la vraie dans son nom.',
    },
    'fact/unknown': {
      message: '« {name} » n’est pas un nom connu.',
      why: 'Le visiteur verrait les accolades.',
      fix: 'Corrigez le nom, ou ajoutez-le sous « facts ».',
      kinds: {
        renamed: {
          message: 'Les textes demandent « {name} », qui n’existe pas, et aucun ne demande « {near} ».',
          why: 'Ce fait a sans doute changé de nom, et le visiteur verrait les accolades.',
          fix: 'Écrivez « {suggestion} » ici, ou corrigez les textes (nombre d’endroits : {count}).',
        },
      },
    },
    'fact/malformed': {
      message: '« {typed} » n’est pas bien écrit.',
      why: 'Le visiteur verrait les accolades.',
      fix: 'Mettez un nom entre deux accolades de chaque côté, comme « {example} » ; pour montrer des accolades, mettez-les entre accents graves.',
    },
    'fact/unused': {
      message: 'Le fait « {name} » n’est utilisé nulle part.',
      why: 'Un chiffre que personne ne lit vieillit sans qu’on le voie.',
      fix: 'Reprenez-le dans un texte, ou effacez-le.',
    },
    'fact/doubled-unit': {
      message: '« {typed} » est de trop : « {name} » s’affiche déjà « {printed} ».',
      why: 'Le visiteur lirait l’unité deux fois.',
      fix: 'Écrivez « {suggestion} ».',
    },
    'fact/typed-by-hand': {
      message: '« {typed} » est tapé à la main, alors que c’est un fait du site.',
      why: 'Le jour où le chiffre change, ce texte deviendra faux.',
      fix: 'Écrivez « {suggestion} ».',
    },
    'editor/no-schema': {
      message: 'Le manifeste ne dit plus à l’éditeur où se trouve son schéma.',
      why: 'L’éditeur n’y explique, ne propose et ne souligne plus rien.',
      fix: 'Remettez en tête du fichier la ligne {whole:line}, suivie d’une virgule.',
    },
    'editor/unknown-schema': {
      message: '« {typed} » ne mène à aucun fichier.',
      why: 'L’éditeur n’explique, ne propose et ne souligne plus rien dans le manifeste.',
      fix: 'Écrivez le chemin, à partir du manifeste, de « schemas/editor.schema.json » de Vitrine : {whole:example}.',
    },
    'fact/circular': {
      message: 'Ce texte est celui de « {own} » : « {name} » y ramène.',
      why: 'Un texte ne peut pas se contenir lui-même : le visiteur verrait les accolades.',
      fix: 'Écrivez ici le texte, sans ce nom.',
    },
    'fact/copy-differs': {
      message: 'Ce fait vaut {value}, mais « {from} » vaut {original}.',
      why: 'Deux chiffres différents seraient annoncés.',
      fix: 'Effacez « value » : « from » suffit.',
    },
    'fact/unknown-source': {
      message: '« {from} » ne mène à aucune valeur du manifeste.',
      why: 'Le fait n’aurait pas de valeur.',
      fix: 'Écrivez les noms qui mènent à la valeur, séparés par des points, depuis le premier niveau du manifeste.',
    },
    'fact/incomplete': {
      message: 'Au fait « {name} » il manque {parts:missing}.',
      why: 'Il s’afficherait mal.',
      fix: 'Ajoutez ou corrigez « {missing} ».',
    },
    'heading/no-h1': {
      message: 'La page {page} n’a pas de titre principal.',
      why: 'Qui la lit à l’oreille ne saurait pas où il est arrivé, et les moteurs non plus.',
      fix: 'Ajoutez en haut la section « Ouverture » (« hero ») ou « En-tête de guide » (« article-header »).',
    },
    'heading/several-h1': {
      message: 'La page {page} a plus d’un titre principal.',
      why: 'Un lecteur d’écran et un moteur de recherche n’en attendent qu’un.',
      fix: 'Faites de celui-ci un titre de section.',
    },
    'heading/underlined': {
      message: 'Cette ligne de tirets fait un titre du paragraphe au-dessus.',
      why: 'Des tirets collés sous un texte le soulignent au lieu de le séparer de la suite.',
      fix: 'Laissez une ligne vide avant les tirets.',
    },
    'heading/skipped-level': {
      message: 'Ce titre saute un niveau ({level} après {before}).',
      why: 'Le plan de la page devient incompréhensible à l’oreille.',
      fix: 'Écrivez « {suggestion} », ou ajoutez le titre intermédiaire.',
    },
    'heading/empty': {
      message: 'Ce titre est vide.',
      why: 'Il annonce une section sans nom.',
      fix: 'Écrivez-le, ou effacez la ligne.',
    },
    'heading/missing-space': {
      message: '« {typed} » ne sera pas un titre : il manque un espace après les « # ».',
      why: 'Le visiteur verrait les « # » dans le texte.',
      fix: 'Écrivez « {suggestion} ».',
    },
    'contact/malformed-email': {
      message: '« {typed} » n’est pas une adresse e-mail.',
      why: 'Les messages n’arriveraient pas.',
      fix: 'Il faut un nom, @ et un domaine : contact@exemple.fr.',
    },
    'contact/malformed-phone': {
      message: '« {typed} » n’est pas un numéro de téléphone.',
      why: 'L’appel échouerait.',
      fix: 'Écrivez la forme internationale (+33 4 65 71 00 00) ou, en France, dix chiffres (04 65 71 00 00).',
    },
    'contact/malformed-postal-code': {
      message: '« {typed} » n’est pas un code postal de ce pays ({country}).',
      why: 'Le courrier et les cartes se perdraient.',
      fix: 'Corrigez le code postal, ou le pays de l’adresse (« country »).',
    },
    'contact/malformed-siren': {
      message: '« {typed} » n’est pas un numéro SIREN.',
      why: 'La loi demande de le publier, et un visiteur ne trouverait pas l’entreprise. Sa clé, le dernier chiffre, décèle une faute de frappe.',
      fix: 'Recopiez les neuf chiffres de l’extrait Kbis ou RNE, par exemple « 123 456 782 » ; en attendant, marquez « legal » comme provisoire (« "placeholder": true »).',
    },
    'price/due': {
      message: 'Le prix « {name} » a été lu il y a {months} mois : il est à relire tous les {recheck} mois.',
      why: 'Les prix des autres changent sans prévenir.',
      fix: 'Relisez la page ({whole:source}), corrigez la valeur, puis mettez « checked » au mois présent.',
    },
    'price/no-source': {
      message: 'Le prix « {name} » est dit lu ({checked}), sans la page où il l’a été.',
      why: 'Personne ne saurait où le relire.',
      fix: 'Écrivez l’adresse de la page sous « source », ou effacez « checked ».',
    },
    'price/not-read': {
      message: 'Prix d’autres entreprises non vérifiés sur leur site : {count} ({names}).',
      why: 'Les tableaux les marquent d’un astérisque, comme des ordres de prix.',
      fix: 'Lisez chaque prix sur la page de celui qui le pratique, puis écrivez « source » et « checked ».',
    },
    'notice/ended': {
      message: 'Ceci a pris fin le {until} : plus personne ne le voit.',
      why: 'La prochaine personne qui ouvre le fichier se demandera si c’est encore vrai.',
      fix: 'Retirez-le, ou mettez la prochaine date.',
    },
    'notice/far-ahead': {
      message: 'Ceci finirait le {until}, dans plus d’un an.',
      why: 'Une faute de frappe sur l’année laisserait l’annonce en place.',
      fix: 'Vérifiez l’année.',
    },
    'notice/order': {
      message: 'Le dernier jour ({until}) est avant le premier ({from}).',
      why: 'Personne ne verrait l’annonce.',
      fix: 'Corrigez l’une des deux dates ; pour un seul jour, elles sont égales.',
    },
    'notice/reduction': {
      message: '« {words} » annonce-t-il une baisse de prix ? Le prix antérieur n’y est pas.',
      why: 'L’article L112-1-1 du Code de la consommation demande alors le prix le plus bas des trente jours précédents. Ce contrôle ne juge pas si l’annonce est conforme.',
      fix: 'Ajoutez par exemple « au lieu de 59 € », ou « perishable » pour des denrées menacées d’une altération rapide ; sinon, laissez.',
    },
    'price/out-of-range': {
      message: 'Le prix de {price} sort de l’ordinaire ({least} à {most}).',
      why: 'Une faute de frappe sur un prix engage l’entreprise.',
      fix: 'Vérifiez le montant.',
    },
    'price/outdated': {
      message: 'Le prix « {name} » a été lu il y a {months} mois, alors qu’il est à relire tous les {recheck} mois.',
      why: 'Le visiteur lirait un prix qui n’a sans doute plus cours.',
      fix: 'Relisez la page ({whole:source}), corrigez la valeur, puis mettez « checked » au mois présent ; sinon, effacez « checked ».',
    },
    'price/text-differs': {
      message: 'Le prix écrit « {typed} » ne correspond pas au prix mensuel de {price}.',
      why: 'Deux prix différents seraient annoncés.',
      fix: 'Mettez les deux d’accord.',
    },
    'price/typed-by-hand': {
      message: '« {typed} » est tapé à la main, à côté d’un nom dont le prix est un fait du site.',
      why: 'Le jour où ce prix change, ce texte deviendra faux, et il contredira les autres.',
      fix: 'Écrivez le fait : {whole:names}. Si ce montant est autre chose, dites-le dans une phrase sans ce nom.',
    },
    'service/ads-without-choice': {
      message:
        'Le service « {name} », que « ads » désigne, n’attend pas le choix du visiteur ou ne dit pas ce qu’il dépose.',
      why: 'Sans ce choix, aucune conversion n’est jamais signalée ; sans cookie déclaré, la page des cookies se tairait.',
      fix: 'Il lui faut « "trackers": true », une finalité autre que « necessaire » et, sous « cookies », au moins un nom.',
    },
    'service/blank-in-code': {
      message: 'Des espaces se sont glissés dans ce code : « {typed} ».',
      why: 'Le service ne le reconnaîtrait pas, et chaque envoi échouerait.',
      fix: 'Écrivez « {suggestion} ».',
    },
    'service/undeclared-host': {
      message: '« {host} » n’est déclaré par aucun service.',
      why: 'Le navigateur le bloquera, et les visiteurs n’en sont pas informés.',
      fix: 'Ajoutez-le à « hosts.{use} » du service qui s’en sert, dans « services ».',
    },
    'theme/contrast': {
      message: '{front} sur {back} : ce texte est trop pâle sur ce fond ({ratio} ; il faut {needed}, {modes:mode}).',
      why: 'Il serait difficile à lire pour beaucoup de visiteurs.',
      fix: 'Foncez l’une des couleurs ou éclaircissez l’autre.',
    },
    'theme/missing-font': {
      message: 'Il manque pour cette police : {list:files}.',
      why: 'Sans son fichier, la police ne s’affiche pas ; la plupart des licences demandent d’être publiées avec elle.',
      fix: 'Mettez ce fichier à sa place, en minuscules, ou ôtez la police de « theme.fonts ».',
    },
    'placeholder/no-privacy-page': {
      message:
        'À compléter avant la mise en ligne : la page {path} ne dit pas ce que deviennent les données des visiteurs.',
      why: 'Un formulaire doit y mener : qui reçoit le message, pourquoi, combien de temps il est gardé, comment le faire effacer (RGPD, article 13).',
      fix: 'Ajoutez à cette page une section « Données personnelles », ou menez à celle qui en parle.',
    },
    'placeholder/standing': {
      message: 'À remplacer avant la mise en ligne : {what}.',
      why: 'Ce contenu est provisoire.',
      fix: '{whole:hint} Effacez ensuite « placeholder ».',
    },
    'placeholder/text': {
      message: 'À remplacer avant la mise en ligne : ce texte, marqué comme provisoire.',
      why: 'Un visiteur le prendrait pour le texte définitif.',
      fix: 'Complétez ce qui manque, puis effacez « placeholder ».',
    },
    'placeholder/unknown': {
      message: 'À compléter avant la mise en ligne : {what}.',
      why: 'Les pages montrent « à compléter » à cet endroit.',
      fix: 'Mettez la valeur à la place de « null ».',
    },
    'placeholder/unmarked': {
      message: 'À remplacer avant la mise en ligne : « {typed} ».',
      why: 'Cette note, cette adresse ou ce numéro d’exemple serait publié à la place du vrai.',
      fix: 'Mettez la vraie valeur à sa place.',
    },
    'placeholder/zero': {
      message: 'À confirmer avant la mise en ligne : « {typed} », sous une marque.',
      why: 'Un zéro marqué voulait dire « inconnu » ; les pages le montrent maintenant tel quel.',
      fix: 'Écrivez « null » tant que la valeur n’est pas connue ; si zéro est la vraie valeur, effacez la marque.',
    },
    'article/not-reviewed': {
      message: 'Ce guide n’a pas été relu depuis {months} mois.',
      why: 'Les prix, les outils et les règles changent.',
      fix: 'Relisez-le, corrigez-le, puis mettez « reviewed » à la date du jour.',
    },
    'article/impossible-dates': {
      message: 'La date {date} est impossible : {reason}.',
      why: 'Le visiteur verrait une date fausse.',
      fix: 'Corrigez-la.',
    },
    'seo/long-title': {
      message: 'Ce titre compte {length} caractères, pour {limit} affichés par les moteurs de recherche.',
      why: 'La fin serait coupée dans les résultats.',
      fix: 'Raccourcissez-le, l’essentiel au début.',
    },
    'seo/short-title': {
      message: 'Ce titre ne compte que {length} caractères.',
      why: 'Il dit trop peu pour qu’on le choisisse parmi les résultats.',
      fix: 'Dites de quoi parle la page, en {limit} caractères au moins.',
    },
    'seo/long-description': {
      message: 'Cette description compte {length} caractères, pour {limit} affichés par les moteurs de recherche.',
      why: 'La fin serait coupée dans les résultats.',
      fix: 'Raccourcissez-la.',
    },
    'seo/short-description': {
      message: 'Cette description ne compte que {length} caractères.',
      why: 'Les moteurs de recherche la remplaceraient par un extrait de leur choix.',
      fix: 'Écrivez au moins {limit} caractères.',
    },
    'seo/repeated-title': {
      message: 'Ce titre est aussi celui de {other}.',
      why: 'Les moteurs de recherche prendraient l’une des pages pour une copie.',
      fix: 'Donnez à chaque page son titre.',
    },
    'seo/repeated-description': {
      message: 'Cette description est aussi celle de {other}.',
      why: 'Les moteurs de recherche n’en afficheraient qu’une.',
      fix: 'Donnez à chaque page sa description.',
    },
    'photo/malformed-address': {
      message: 'Cette adresse de photo n’est pas une adresse.',
      why: 'La photo ne peut pas être demandée.',
      fix: 'Copiez-la entière depuis le navigateur : « https://… ».',
    },
    'photo/not-https': {
      message: 'Cette photo n’est pas proposée par une adresse sûre.',
      why: 'En chemin, n’importe qui pourrait la remplacer.',
      fix: 'Prenez une adresse qui commence par « https:// ».',
    },
    'photo/password-in-address': {
      message: 'Cette adresse contient un nom d’utilisateur ou un mot de passe.',
      why: 'Ils seraient publiés avec le projet.',
      fix: 'Téléchargez la photo vous-même et déposez-la ailleurs.',
    },
    'photo/unreachable': {
      message: '{host} ne répond pas ({reason}).',
      why: 'Le dessin reste en attendant.',
      fix: 'Ouvrez l’adresse dans un navigateur. Si elle s’affiche, recommencez plus tard.',
    },
    'photo/too-slow': {
      message: '{host} n’a pas donné la photo en {seconds} s.',
      why: 'Le dessin reste en attendant.',
      fix: 'Recommencez, ou choisissez une photo plus légère.',
    },
    'photo/refused': {
      message: 'La photo n’est pas donnée : le serveur répond {status}.',
      why: 'Elle a pu être déplacée ou supprimée.',
      fix: 'Vérifiez l’adresse dans un navigateur.',
    },
    'photo/too-many-redirects': {
      message: 'L’adresse renvoie vers une autre plus de {limit} fois.',
      why: 'La photo n’est sans doute plus là.',
      fix: 'Prenez l’adresse finale, celle que montre le navigateur quand la photo est affichée.',
    },
    'photo/not-a-picture': {
      message: 'L’adresse ne mène pas à une photo ({type}).',
      why: 'C’est souvent celle de la page qui la montre.',
      fix: 'Prenez l’adresse de l’image elle-même, en JPEG, PNG, WebP ou AVIF.',
    },
    'photo/too-heavy': {
      message: 'Cette photo pèse plus de {limit} Mo.',
      why: 'Elle n’a pas été téléchargée jusqu’au bout.',
      fix: 'Choisissez une version plus petite : 1 200 pixels de large suffisent.',
    },
    'photo/too-small': {
      message: 'Cette photo mesure {width} × {height} pixels, pour {least} au moins.',
      why: 'Agrandie, elle serait floue.',
      fix: 'Choisissez une version plus grande.',
    },
    'photo/unreadable': {
      message: 'Cette photo est abîmée ou incomplète.',
      why: 'Elle ne peut pas être redimensionnée.',
      fix: 'Ouvrez-la dans un navigateur ; si elle s’affiche mal, choisissez-en une autre.',
    },
    'style/few-links': {
      message: 'Pages du site où mène ce guide : {value}, pour {limit} au moins.',
      why: 'Le lecteur n’y trouve pas la suite.',
      fix: 'Ajoutez un lien là où il la voudrait : « [texte du lien](/rubrique/guide) ».',
    },
    'style/few-sections': {
      message: 'Sections de ce guide : {value}, pour {limit} au moins.',
      why: 'Un long texte sans intertitres ne se parcourt pas.',
      fix: 'Ajoutez des titres de la forme « ## Titre ».',
    },
    'style/long-guide': {
      message: 'Ce guide compte {value} mots, pour {limit} au plus.',
      why: 'Peu de lecteurs iront jusqu’au bout.',
      fix: 'Retirez {difference} mots : ce qu’un autre guide explique déjà tient en une phrase et un lien.',
    },
    'style/long-sentence': {
      message: 'Cette phrase compte {value} mots, pour {limit} au plus.',
      why: 'Arrivé à la fin, le lecteur en a oublié le début.',
      fix: 'Faites-en deux, par exemple en coupant après « {after} ».',
    },
    'style/many-links': {
      message: 'Pages du site où mène ce guide : {value}, pour {limit} au plus ; ce lien est le premier de trop.',
      why: 'Trop de liens ne guident plus.',
      fix: 'Gardez ceux que le lecteur suivrait et retirez les crochets des autres.',
    },
    'style/many-sections': {
      message: 'Ce guide a {value} sections, pour {limit} au plus.',
      why: 'Le lecteur n’en voit plus le plan d’un coup d’œil.',
      fix: 'Réunissez deux sections voisines, ou faites d’une petite section un sous-titre « ### ».',
    },
    'style/no-incoming-link': {
      message: 'Aucun autre guide ne mène à celui-ci.',
      why: 'Qui lit les autres ne le trouve pas.',
      fix: 'Ajoutez dans un guide voisin un lien de la forme « [texte du lien]({path}) ».',
    },
    'style/no-practical-part': {
      message: 'Ce guide ne donne rien à utiliser tel quel.',
      why: 'Le lecteur vient pour faire quelque chose.',
      fix: 'Ajoutez un tableau, une marche à suivre numérotée, une liste à cocher ou un encadré « > **Exemple rempli** ».',
    },
    'style/short-guide': {
      message: 'Ce guide compte {value} mots, pour {limit} au moins.',
      why: 'Il laisse sans doute une question sans réponse.',
      fix: 'Ajoutez {difference} mots utiles : un exemple, un prix, un cas où cela échoue.',
    },
    'style/similar-guides': {
      message: 'Ce guide partage {share} % de ses phrases avec {other}, pour {limit} % au plus.',
      why: 'Le lecteur des deux perd son temps ; voici leur plus long passage commun.',
      fix: 'Gardez l’explication dans un seul des deux ; dans l’autre, une phrase et un lien.',
    },
    'style/tic': {
      message: '« {tic} » revient {value} fois dans ce guide, pour {limit} au plus ; celui-ci est le premier de trop.',
      why: 'Qui lit plusieurs guides le remarque.',
      fix: 'Dites-le autrement, ou passez-vous du mot.',
    },
    'spelling/unknown-word': {
      message: '« {word} » ne figure ni au dictionnaire ni au lexique.',
      why: 'Une faute d’orthographe fait douter du reste.',
      fix: 'Corrigez-le ; si c’est un nom propre ou un mot du métier, ajoutez-le sur une ligne de content/lexique.txt.',
    },
    'spelling/repeated-word': {
      message: '« {word} » est écrit deux fois de suite.',
      why: 'C’est souvent la trace d’une phrase remaniée.',
      fix: 'Effacez l’un des deux.',
    },
    'spelling/unused-entry': {
      message: '« {word} » ne sert plus dans aucun texte.',
      why: 'Une faute pourrait un jour s’y cacher.',
      fix: 'Effacez cette ligne.',
    },
    'spelling/malformed-entry': {
      message: '« {typed} » ne peut pas être un mot du lexique.',
      why: 'Cette ligne ne sert à rien : aucun texte ne peut contenir ce mot.',
      fix: 'Écrivez un mot par ligne, en lettres, sans guillemets ni ponctuation ; une remarque commence par « # ».',
    },
    'text/blank': {
      message: 'Ce texte ne contient que des espaces.',
      why: 'Un blanc apparaîtrait sur la page.',
      fix: 'Écrivez le texte, ou effacez la ligne si elle est facultative.',
    },
    'text/markup': {
      message: '« {typed} » contient des signes de mise en forme.',
      why: 'Ce texte n’en connaît pas : le visiteur verrait les signes.',
      fix: 'Écrivez « {suggestion} ».',
    },
    'text/too-long': {
      message: 'Une fois les faits remplacés, ce texte compte {length} caractères, pour {limit} au plus.',
      why: 'Il déborderait de sa place.',
      fix: 'Raccourcissez-le.',
    },
    'text/wrong-weekday': {
      message: '« {typed} » est un {right}.',
      why: 'Le lecteur viendrait un autre jour.',
      fix: 'Corrigez le jour de la semaine, ou la date.',
    },
    'text/damaged': {
      message: '« {typed} » est un caractère abîmé ou invisible.',
      why: 'Le visiteur verrait un signe étrange au milieu du mot.',
      fix: 'Tapez le bon caractère à sa place ; s’il y en a beaucoup, reprenez le texte d’origine en UTF-8.',
    },
    'text/decomposed': {
      message: '« {composed} » est écrit en plusieurs caractères, une lettre puis son accent.',
      why: 'Certaines polices détachent l’accent, et des programmes ne reconnaissent pas le mot.',
      fix: 'Tapez la lettre accentuée à la place : {composed}.',
    },
    'text/filler': {
      message: '« {typed} » est un texte provisoire.',
      why: 'Un visiteur ne doit jamais le lire.',
      fix: 'Écrivez le vrai texte, ou marquez l’endroit par « "placeholder": true ».',
    },
    'markdown/html': {
      message: 'Le code HTML n’est pas accepté dans les textes.',
      why: 'Il s’afficherait tel quel, ou pas du tout.',
      fix: 'Écrivez la même chose en Markdown.',
    },
    'markdown/too-many-references': {
      message: 'Ce passage contient trop de caractères écrits par leur nom ou leur numéro.',
      why: 'Le texte ne peut pas être lu, et la page resterait vide.',
      fix: 'Remplacez-les par les caractères eux-mêmes (un espace, « é »…), ou coupez le passage en paragraphes.',
    },
    'markdown/too-deep': {
      message: 'Plus de {most} citations ou listes sont emboîtées ici.',
      why: 'La page ne pourrait pas être fabriquée.',
      fix: 'Effacez les signes « > », « - » ou les numéros en trop au début de la ligne.',
    },
    'markdown/unclosed': {
      message: 'Ce que « {typed} » ouvre ici n’est jamais refermé.',
      why: 'Jusqu’à la fin, le texte disparaîtrait ou s’afficherait comme du code.',
      fix: 'Ajoutez « {closing} » là où cette partie se termine.',
    },
    'markdown/undefined-footnote': {
      message: 'La note « [^{label}] » n’a pas de texte.',
      why: 'Le visiteur verrait les crochets.',
      fix: 'Ajoutez plus bas une ligne « [^{label}]: le texte de la note », ou effacez l’appel.',
    },
    'markdown/broken-list': {
      message: '« {typed} » ne sera pas un point de liste comme il est écrit.',
      why: 'Le visiteur verrait ces signes dans le texte, et des lignes mises bout à bout.',
      fix: 'Écrivez « {suggestion} », avec un espace ordinaire après le tiret ou le numéro.',
    },
    'markdown/broken-table': {
      message:
        'Ce tableau n’en sera pas un : il manque sous sa première ligne une ligne de tirets, avec autant de cases.',
      why: 'Le visiteur verrait des barres dans le texte.',
      fix: 'Ajoutez « {dashes} » sous « {typed} ».',
    },
    'markdown/split-table': {
      message: 'Des lignes vides coupent ce tableau.',
      why: 'Le visiteur verrait des barres dans le texte.',
      fix: 'Effacez les lignes vides entre ses lignes ; la deuxième est faite de tirets : « {dashes} ».',
    },
    'markdown/tabbed-table': {
      message: 'Ces lignes, dont des tabulations séparent les cases, ne seront pas un tableau.',
      why: 'Le visiteur les verrait à la suite, comme une seule phrase.',
      fix: 'Séparez les cases par des barres, et ajoutez sous la première ligne « {dashes} ».',
    },
    'markdown/text-in-table': {
      message: '« {typed} » touche le tableau au-dessus.',
      why: 'Le visiteur y verrait une ligne de plus du tableau.',
      fix: 'Laissez une ligne vide entre les deux.',
    },
    'markdown/extra-cell': {
      message: 'Cette ligne du tableau a {count} cases, pour {columns} colonnes.',
      why: 'Les cases en trop n’apparaîtraient pas.',
      fix: 'Retirez-les, ou ajoutez une colonne à la première ligne et à celle des tirets.',
    },
    'markdown/literal-stars': {
      message: 'Ces « {typed} » ne mettront rien en forme.',
      why: 'Le visiteur verrait ces signes.',
      fix: 'Fermez par « {typed} » collé au dernier mot ; à l’intérieur, ni espace après les premiers ni avant les derniers.',
    },
    'markdown/lone-backtick': {
      message: 'Cet accent grave n’est jamais refermé.',
      why: 'Le visiteur le verrait dans le texte.',
      fix: 'Fermez par un second accent grave ce qui est du code, ou effacez-le.',
    },
    'markdown/missing-cell': {
      message: 'Il manque des cases à cette ligne du tableau : {count} sur {columns}.',
      why: 'Le visiteur verrait des cases vides, ou chaque valeur sous un mauvais titre.',
      fix: 'Ajoutez les barres des cases vides, ou rejoignez ce qu’un retour à la ligne a coupé.',
    },
    'markdown/indented-code': {
      message: '« {typed} » s’affichera comme du code.',
      why: 'Quatre espaces ou une tabulation au début d’une ligne en font une ligne de code, qui ne passe pas à la ligne.',
      fix: 'Effacez ces espaces ; si c’est bien du code, mettez-le entre deux lignes « ``` ».',
    },
    'markdown/other-dialect': {
      message: '« {typed} » vient d’un autre outil : ce site ne connaît pas cette écriture.',
      why: 'Le visiteur verrait ces signes.',
      fix: 'Écrivez la même chose en Markdown simple, ou effacez-les ; pour montrer ces signes, mettez-les entre accents graves.',
    },
    'markdown/renumbered': {
      message: 'Le numéro « {typed} » s’affichera « {shown} ».',
      why: 'Une liste compte de un en un à partir de son premier numéro.',
      fix: 'Numérotez de suite ; pour garder ce numéro, mettez « \\ » devant son point, et une ligne vide avant lui.',
    },
    'markdown/shallow-indent': {
      message: '« {typed} » ne fera pas partie du point au-dessus.',
      why: 'Il faut {needed} espaces au début de la ligne : avec moins, la liste se coupe ou change de numéros.',
      fix: 'Commencez la ligne par {needed} espaces.',
    },
    'markdown/unused-definition': {
      message: 'La ligne « [{label}]: … » n’apparaîtra nulle part.',
      why: 'Rien dans le texte ne l’appelle, ou une autre ligne au-dessus porte le même nom.',
      fix: 'Ajoutez « [{label}] » là où elle est appelée, ou effacez la ligne ; pour la montrer, mettez « \\ » devant.',
    },
    'markdown/vanishing-sign': {
      message: 'Le signe « {typed} » n’apparaîtra pas : ici, c’est une marque de mise en forme.',
      why: 'Le visiteur verrait un texte barré, en italique, en liste ou en citation.',
      fix: 'Écrivez « {suggestion} » pour que le signe se voie.',
    },
    'markdown/visible-comment': {
      message: 'Les visiteurs liront ce commentaire.',
      why: 'Il n’est retiré de la page que s’il est entre « <!-- » et « --> » et, en début de ligne, si rien ne le suit.',
      fix: 'Laissez le commentaire seul sur sa ligne.',
    },
    'hours/order': {
      message: 'La fin ne vient pas après le début ({opens}).',
      why: 'Les moteurs de recherche afficheraient « fermé », ou ignoreraient ces jours.',
      fix: 'Corrigez l’un des deux ; ouvert jour et nuit s’écrit de 00:00 à 23:59.',
    },
    'hours/overlap': {
      message: 'Cette plage ouvre à {opens} ({days:day}), alors que celle de {from} à {to} n’est pas finie.',
      why: 'Visiteurs et moteurs de recherche ne sauraient pas laquelle croire.',
      fix: 'Corrigez une heure ou un jour, ou faites des deux une seule plage.',
    },
    'hours/reversed': {
      message: 'Heures inversées ? De {opens} à {closes} le lendemain, cela fait {hours} heures de suite.',
      why: 'Une fermeture qui précède l’ouverture est celle du lendemain.',
      fix: 'Si vous ouvrez le matin, écrivez "opens": "{closes}" et "closes": "{opens}".',
    },
    'checks/unknown-code': {
      message: 'Aucun contrôle réglable ne se nomme « {typed} ».',
      why: 'Ce réglage resterait sans effet.',
      fix: 'Les codes sont affichés à côté de chaque problème.',
    },
    'checks/retired-code': {
      message: 'Aucun contrôle ne s’appelle plus « {typed} ».',
      why: 'Ce réglage est sans effet.',
      fix: 'Effacez-le, ou écrivez le nom actuel du contrôle.',
      kinds: {
        deleted: {
          message: 'Le contrôle « {typed} » n’existe plus.',
          why: 'Ce réglage est sans effet.',
          fix: 'Vous pouvez l’effacer.',
        },
        renamed: {
          message: 'Le contrôle « {typed} » s’appelle maintenant « {now} ».',
          why: 'Ce réglage est sans effet.',
          fix: 'Écrivez « {now} », ou effacez-le.',
        },
      },
    },
    'checks/no-reason': {
      message: 'Cette exception ne dit pas pourquoi elle est acceptée.',
      why: 'Personne ne saurait plus tard s’il faut la garder.',
      fix: 'Ajoutez la raison après le code : <!-- check-off {code}: la raison -->.',
    },
    'checks/useless-silencer': {
      message: 'Cette exception ne correspond à aucun problème.',
      why: 'Elle cacherait un jour un vrai problème.',
      fix: 'Effacez-la.',
    },
  },
  patterns: {
    '^[a-z][a-z0-9-]*$':
      'des minuscules sans accent, des chiffres et des tirets, en commençant par une lettre : « mon-titre »',
    '^/exemples/[a-z0-9]+(?:-[a-z0-9]+)*/$':
      'l’adresse d’un exemple, avec une barre oblique finale : « /exemples/macon/ »',
    '^[a-z0-9][a-z0-9-]*$': 'le nom du fichier, sans dossier ni « .md », en minuscules, chiffres et tirets',
    '^[a-z][a-zA-Z0-9]*$': 'un mot sans espace ni accent, qui commence par une minuscule : « prixMensuel »',
    '^\\d{4}-(?:0[1-9]|1[0-2])$': 'un mois de la forme « 2026-11 »',
    '^#[0-9a-fA-F]{6}$': 'une couleur de la forme « #1a2b3c »',
    '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$': 'une heure de la forme « 09:00 »',
    '^(?:[0-9]{4,5}|[A-Z][0-9][A-Z] ?[0-9][A-Z][0-9])$':
      'un code postal : « 13100 » en France, « 1000 » en Belgique, « H2X 1Y4 » au Canada',
    '^[A-Z]{2}$': 'un code de pays à deux capitales : « FR »',
    '^/(?!(?:.*/)?\\.{1,2}(?:/|$))[^\\s"\'\\\\;{}<>|^`$]*$':
      'un chemin qui commence par « / », sans espace, sans « .. » et sans signe comme « ; » ou « " »',
    '^(?!.*//)/(?!(?:.*/)?\\.{1,2}(?:/|$))(?!.+/$)[^\\s"\'\\\\;{}<>|^`$?#%*]*$':
      'un chemin qui commence par « / » et n’en a pas à la fin, sans espace, sans « // » ni « .. », et sans signe comme « ; », « ? » ou « % » : « /tarifs »',
    '^(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)*(?::[0-9]{1,5})?$':
      'un nom d’hôte seul, sans « https:// » ni chemin : « www.exemple.fr »',
    '^fr$': '« fr » : typographie, dates, nombres et mots des formulaires ne s’écrivent qu’en français',
    '-[0-9]+\\.(avif|webp)$':
      'une photo réduite par « npm run media », dont le nom finit par une largeur : « photo-1200.webp »',
    '^[^?#]*[^/?#]/?$': 'l’adresse du site seule, sans « ?… », sans « #… » et sans plusieurs « / » à la fin',
    '%s': 'un texte qui contient « %s », à la place du titre de la page',
  },
  contents: {
    archive: 'une archive ou un document (ZIP, Word…)',
    avif: 'une image AVIF',
    bmp: 'une image BMP',
    film: 'un film',
    gif: 'une image GIF',
    heic: 'une photo d’iPhone (HEIC)',
    html: 'une page web (HTML)',
    icon: 'une icône (ICO)',
    jpeg: 'une image JPEG',
    jxl: 'une image JPEG XL',
    pdf: 'un document PDF',
    png: 'une image PNG',
    psd: 'un document Photoshop',
    sound: 'un son',
    svg: 'un dessin SVG',
    text: 'un texte',
    tiff: 'une image TIFF',
    unknown: 'un fichier abîmé ou d’un type inconnu',
    webp: 'une image WebP',
  },
  remedies: {
    archive: 'Ouvrez-le, puis enregistrez l’image seule en JPEG ou en PNG.',
    avif: 'Renommez-le pour que son nom finisse par « .avif », et corrigez ce nom là où il est appelé.',
    bmp: 'Convertissez-la en JPEG ou en PNG : changer la fin de son nom ne suffit pas.',
    film: 'Enregistrez l’une de ses images en JPEG ou en PNG.',
    gif: 'Renommez-le pour que son nom finisse par « .gif », et corrigez ce nom là où il est appelé.',
    heic: 'Convertissez-la en JPEG ou en PNG : changer la fin de son nom ne suffit pas.',
    html: 'Sur la page d’où elle vient, enregistrez l’image elle-même : clic droit, « Enregistrer l’image sous… ».',
    icon: 'Convertissez-la en JPEG ou en PNG : changer la fin de son nom ne suffit pas.',
    jpeg: 'Renommez-le pour que son nom finisse par « .jpg », et corrigez ce nom là où il est appelé.',
    jxl: 'Convertissez-la en JPEG ou en PNG : changer la fin de son nom ne suffit pas.',
    pdf: 'Ouvrez-le, puis enregistrez l’image seule en JPEG ou en PNG.',
    png: 'Renommez-le pour que son nom finisse par « .png », et corrigez ce nom là où il est appelé.',
    psd: 'Ouvrez-le, puis enregistrez l’image seule en JPEG ou en PNG.',
    sound: 'Déposez l’image elle-même, en JPEG ou en PNG.',
    svg: 'Renommez-le pour que son nom finisse par « .svg », et corrigez ce nom là où il est appelé.',
    text: 'Déposez l’image elle-même, en JPEG ou en PNG.',
    tiff: 'Convertissez-la en JPEG ou en PNG : changer la fin de son nom ne suffit pas.',
    unknown: 'Reprenez l’image d’origine et enregistrez-la en JPEG ou en PNG.',
    webp: 'Renommez-le pour que son nom finisse par « .webp », et corrigez ce nom là où il est appelé.',
  },
  reveals: {
    position: 'où la photo a été prise',
    serial: 'le numéro de série de l’appareil photo',
    device: 'avec quel appareil la photo a été prise',
  },
  examples: {
    string: '« "Nos tarifs" »',
    number: '29.5',
    integer: '3',
    boolean: 'true',
    object: '{ }',
    array: '[ ]',
    null: 'null',
    'number,string': '29 ou « "29 €" »',
    'number,null': '29.5',
    'string,null': '« "13100" »',
    'number,string,null': '29 ou « "29 €" »',
  },
  modes: {
    light: 'en clair',
    dark: 'en sombre',
  },
  parts: {
    value: 'une valeur',
    to: 'une fin',
    unit: 'une unité',
  },
  days: {
    monday: 'lundi',
    tuesday: 'mardi',
    wednesday: 'mercredi',
    thursday: 'jeudi',
    friday: 'vendredi',
    saturday: 'samedi',
    sunday: 'dimanche',
  },
  types: {
    string: 'un texte entre guillemets',
    number: 'un nombre',
    integer: 'un nombre entier',
    boolean: 'true ou false',
    object: 'un groupe entre accolades { }',
    array: 'une liste entre crochets [ ]',
    null: 'rien (null)',
    'number,null': 'un nombre (null s’il n’est pas connu)',
    'string,null': 'un texte entre guillemets (null s’il n’est pas connu)',
    'number,string,null': 'un nombre ou un texte (null si rien n’est connu)',
  },
  report: {
    severities: { error: 'Erreur', warning: 'Avertissement', note: 'À compléter' },
    counted: {
      error: ['erreur', 'erreurs'],
      warning: ['avertissement', 'avertissements'],
      note: ['à compléter', 'à compléter'],
    },
    suggestion: 'Peut-être :',
    also: 'Autres endroits : {places}.',
    alsoMore: ' et {count} de plus',
    nothingFound: 'Aucun problème : le contenu est prêt.',
    summary: ['dans 1 fichier.', 'dans {files} fichiers.'],
    more: '  Les autres « {code} » de ce fichier, en bref :',
    release: 'Avant la mise en ligne : « {command} » refuse tant qu’il reste du provisoire.',
    toAsk: 'À demander au client avant la mise en ligne',
    questions: {
      site: 'Sous quel nom et à quelle adresse (« www. … ») le site sera-t-il publié, et que dit-il en une phrase ?',
      business:
        'Comment vous appelle-t-on, quels sont votre téléphone et votre adresse e-mail, quand êtes-vous ouverts ?',
      address: 'À quelle adresse vous trouve-t-on ?',
      vat: 'Vos prix comprennent-ils la TVA, ou n’y êtes-vous pas assujettis ?',
      legal:
        'Quels sont votre forme juridique, vos numéros de SIREN, de RCS ou RNE et de TVA, votre médiateur, et qui publie le site ?',
      host: 'Qui héberge le site : nom, adresse, téléphone ?',
      facts: 'Quels chiffres donnez-vous, et comment les prouvez-vous ?',
      plans: 'Que vendez-vous par abonnement, à quel prix, et où paie-t-on ?',
      testimonials: 'Quels clients peut-on citer, avec leur accord écrit ?',
      portfolio: 'Quels travaux peut-on montrer ?',
      pages: 'Que disent vos pages : vos mots, vos photos, vos prix ?',
      texts: 'Que disent vos textes longs ?',
      forms: 'Que demande chaque formulaire, et qui lit les messages ?',
      mail: 'Quel compte EmailJS transmet les messages ?',
      services: 'De quels services le site se sert-il, et quelles données reçoivent-ils ?',
    },
    fixes: ['Aucune correction automatique à faire.', '1 correction faite :', '{count} corrections faites :'],
    fixed: '{whole:file}:{line}: {before} → {after}',
    unwritten:
      '{whole:file} ne peut pas être écrit ({problem}) : rien n’y est corrigé. Rendez le fichier et son dossier modifiables, puis relancez.',
    changedMeanwhile: '{whole:file} vient d’être enregistré par un autre programme : rien n’y est corrigé. Relancez.',
    released: 'Aucun problème, et plus rien de provisoire : le site peut être mis en ligne.',
  },
  structure: {
    refusals: {
      'address-malformed':
        '« {path} » n’est pas une adresse : elle commence par « / », puis minuscules sans accent, chiffres et tirets, par exemple /nous-contacter.',
      'address-redirected':
        '{path} redirige déjà vers {to} : supprimez cette redirection, ou choisissez une autre adresse.',
      'address-reserved': '{path} est réservée à {file}, que le site écrit lui-même : choisissez une autre adresse.',
      'address-taken': '{path} est déjà l’adresse d’une page : choisissez-en une autre.',
      'chain-of-guides':
        'La rubrique « {name} » a encore ses guides, que leurs adresses nomment : elle reste tant qu’elle en a.',
      'chain-too-short':
        'Sans {path}, sa rubrique n’aurait plus qu’un guide, et il en faut deux : ajoutez-en un d’abord.',
      'fact-taken': 'Un fait s’appelle déjà « {name} » : choisissez un autre nom.',
      'file-taken': 'Le fichier {whole:file} existe déjà : renommez-le ou supprimez-le d’abord.',
      'guide-elsewhere':
        'Un guide reste sous la page de sa rubrique : {hub}/…, et non {path}. Pour le changer de rubrique, déplacez son fichier et son nom dans « articles ».',
      'home-page': 'La page d’accueil garde son adresse et ne se supprime pas.',
      'hub-of-guides':
        '{path} est la page d’une rubrique de guides : supprimez d’abord la rubrique, ou donnez-lui une autre page.',
      'last-section': '{path} n’a que cette section : supprimez la page, ou ajoutez une autre section d’abord.',
      'link-needed': 'Ces liens vers {path} ne peuvent pas être enlevés : menez-les ailleurs, ou changez-les d’abord.',
      'link-of-fact': 'L’adresse de ces liens vers {path} contient un fait : écrivez-la en toutes lettres d’abord.',
      'links-left': 'Ces liens mènent à {path} : dites où les mener (--redirect /autre), ou enlevez-les (--unlink).',
      'name-malformed':
        '« {name} » ne peut pas être un nom : minuscules sans accent, chiffres et tirets (un fait : lettres et chiffres ; une image : media/nom.webp).',
      'nothing-changes': 'Il n’y a rien à changer : l’ancien nom et le nouveau sont les mêmes.',
      'page-parameters': '{path} a une partie variable : changez-la à la main, avec « example ».',
      'picture-ending': '{whole:file} garde sa terminaison : {whole:to} dirait que le fichier est d’un autre type.',
      'picture-used': '{whole:file} est encore montré ici : choisissez d’abord une autre image.',
      'redirect-needed':
        '{path} a peut-être été publiée : dites où mener ses visiteurs (--redirect /autre), ou nulle part (--no-redirect).',
      'section-taken': 'Une section de {path} s’appelle déjà « {name} » : choisissez un autre nom.',
      'target-unknown': '{path} n’est pas une autre page du site : choisissez une page qui existe.',
      'unknown-fact': 'Il n’y a pas de fait « {name} ».',
      'unknown-page': 'Il n’y a pas de page {path}.',
      'unknown-picture': 'Il n’y a pas d’image {whole:file} dans content/.',
      'unknown-section': '{path} n’a pas de section « {name} ».',
      'unknown-value': 'Il n’y a pas de « {name} » dans le manifeste.',
      unreadable: '{whole:file} ne peut pas être lu : corrigez-le d’abord (le contrôle dit où).',
      'use-needed': '« {name} » est exigé ici : mettez autre chose à la place, ou enlevez d’abord ce qui le demande.',
      'value-needed': '« {name} » est exigé : changez-le, sans l’enlever.',
      'value-used':
        '« {name} » est encore nommé ici : dites quoi nommer à la place (--redirect autre.nom), ou enlevez-le de là (--unlink).',
    },
    edited: '{whole:file} (changements : {count})',
    moved: '{whole:file} → {whole:to}',
    movedAndEdited: '{whole:file} → {whole:to} (changements : {count})',
    removed: '{whole:file} : supprimé',
    opens: 'À revoir ensuite :',
    breaks: 'Rien n’est écrit : il resterait des erreurs, qui n’y sont pas maintenant.',
    planned: 'Rien n’est écrit (--dry-run). Il serait changé :',
    done: 'Changé :',
    unreadable: 'Rien n’est écrit : corrigez d’abord ce qui empêche de lire le site.',
    unwritten:
      '{whole:file} ne peut pas être écrit ({problem}) : rien n’est changé. Rendez le fichier et son dossier modifiables, puis relancez.',
    changedMeanwhile:
      '{whole:file} vient d’être enregistré par un autre programme, ou n’est pas en UTF-8 : rien n’est changé. Relancez.',
    left: '{whole:file} n’a pas pu être remis dans son état d’avant : le prochain enregistrement achèvera ce changement.',
    unfinished:
      'Un changement interrompu ne peut pas être achevé : {whole:file} a été enregistré depuis. Comparez-le avec ce que garde {whole:folder}, puis supprimez ce dossier.',
  },
};
