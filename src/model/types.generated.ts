// Made from schemas/ by `npm run types`. Do not edit.

/**
 * Section. Une section de page ; « type » choisit laquelle.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Block".
 */
export type Block =
  | ArticleHeaderBlock
  | ArticleListBlock
  | BacklinkPacksBlock
  | BenefitsBlock
  | BookingBlock
  | CallToActionBlock
  | CallbackFormBlock
  | CommentsBlock
  | CommitmentsBlock
  | ConsentButtonBlock
  | ContactDetailsBlock
  | CredentialsBlock
  | ExpandableTextBlock
  | FaqBlock
  | FeaturesBlock
  | FormBlock
  | HelpBlockBlock
  | HeroBlock
  | MockupHeroBlock
  | OpeningStatusBlock
  | PlanCostsBlock
  | PlanSummaryBlock
  | PortfolioBlock
  | PriceListBlock
  | PricingBlock
  | RichTextBlock
  | ServiceListBlock
  | ShowcaseBlock
  | StepsBlock
  | TestimonialsBlock
  | VideoGateBlock;

/**
 * Site. Le manifeste : tout le site dans un fichier.
 */
export interface Manifest {
  /**
   * Schéma. Chemin du schéma, pour l’aide de l’éditeur.
   */
  $schema?: string;
  business: Business;
  /**
   * Faits. Chaque chiffre qui se dit à plusieurs endroits, par nom.
   */
  facts?: {
    [k: string]: Fact;
  };
  /**
   * Forfaits. Les abonnements.
   */
  plans?: Plan[];
  /**
   * Packs de liens. Les packs de liens.
   */
  backlinkPacks?: BacklinkPack[];
  /**
   * Témoignages. Les avis de clients.
   */
  testimonials?: Testimonial[];
  /**
   * Réalisations. Les sites de clients.
   */
  portfolio?: PortfolioItem[];
  navigation: Navigation;
  /**
   * Formulaires. Chaque formulaire, par son nom.
   */
  forms?: {
    [k: string]: Form;
  };
  mail?: Mail;
  /**
   * Services tiers. Tous les services extérieurs au site.
   */
  services?: Service[];
  theme: Theme;
  site: SiteSettings;
  /**
   * Rubriques. Les séries de guides.
   */
  chains?: Chain[];
  guides?: GuideLayout;
  /**
   * Annonces. Phrases datées en haut du site. Une fermeture a déjà la sienne.
   */
  notices?: Notice[];
  /**
   * Offres surgissantes. Les offres des guides.
   */
  popups?: Popup[];
  consent?: Consent;
  ads?: Ads;
  /**
   * Pages. Les pages du site.
   *
   * @minItems 1
   */
  pages: Page[];
  notFound: NotFound;
  /**
   * Redirections. Anciennes adresses.
   */
  redirects?: Redirect[];
  /**
   * Exemples. Sites d’exemple composés par nous, publiés sous /exemples/.
   */
  examples?: Example[];
  labels: Labels;
  editorial: Editorial;
  checks?: Checks;
}
/**
 * Entreprise. Coordonnées et identité de l’entreprise.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Business".
 */
export interface Business {
  /**
   * Nom. Nom commercial.
   */
  name: string;
  /**
   * Métier. Ce que les moteurs de recherche lisent, dans le vocabulaire de schema.org ; le plus précis qui convienne.
   */
  type:
    | 'ProfessionalService'
    | 'LocalBusiness'
    | 'Store'
    | 'NGO'
    | 'Bakery'
    | 'Restaurant'
    | 'CafeOrCoffeeShop'
    | 'BarOrPub'
    | 'FoodEstablishment'
    | 'GroceryStore'
    | 'HairSalon'
    | 'BeautySalon'
    | 'Florist'
    | 'ClothingStore'
    | 'BookStore'
    | 'BikeStore'
    | 'GeneralContractor'
    | 'HomeAndConstructionBusiness'
    | 'Plumber'
    | 'Electrician'
    | 'HVACBusiness'
    | 'HousePainter'
    | 'RoofingContractor'
    | 'Locksmith'
    | 'MovingCompany'
    | 'AutoRepair'
    | 'Hotel'
    | 'BedAndBreakfast'
    | 'Campground'
    | 'Dentist'
    | 'Physician'
    | 'VeterinaryCare'
    | 'LegalService'
    | 'AccountingService'
    | 'RealEstateAgent'
    | 'TravelAgency'
    | 'SportsActivityLocation'
    | 'ChildCare';
  /**
   * Téléphone. Numéro à dix chiffres en France, précédé de l’indicatif du pays ailleurs : « +32 2 555 12 12 ».
   */
  phone: string;
  /**
   * E-mail. Adresse de contact.
   */
  email: string;
  address: PostalAddress;
  /**
   * Horaires. Plages d’ouverture.
   */
  hours: OpeningHours[];
  /**
   * Fermetures. Congés et fermetures exceptionnelles, ajoutés aux horaires.
   *
   * Items: Fermeture. Jours où l’entreprise est fermée malgré ses horaires.
   */
  closures?: {
    /**
     * Du. Premier jour de fermeture, AAAA-MM-JJ.
     */
    from: string;
    /**
     * Au. Dernier jour de fermeture, AAAA-MM-JJ ; le même pour un seul jour.
     */
    until: string;
    /**
     * Raison. Par exemple « Congés d’été ».
     */
    text?: string;
  }[];
  /**
   * Zone. Où l’entreprise travaille.
   */
  areaServed?: string;
  /**
   * Pages ailleurs. Adresses de la même entreprise sur d’autres sites : réseaux sociaux, annuaire, carte.
   *
   * Items: Adresse. Adresse complète, qui commence par https://.
   */
  sameAs?: string[];
  /**
   * TVA. Mention affichée près de chaque prix.
   */
  vat: {
    /**
     * Mention. Par exemple « TTC » ou « TVA non applicable, art. 293 B du CGI ».
     */
    mention: string;
    /**
     * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
     */
    placeholder?: boolean;
  };
  legal: LegalIdentity;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
}
/**
 * Adresse postale. Adresse de l’entreprise.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "PostalAddress".
 */
export interface PostalAddress {
  /**
   * Rue. Numéro et voie.
   */
  street: string;
  /**
   * Code postal. Cinq chiffres en France, quatre en Belgique, en Suisse et au Luxembourg, « H2X 1Y4 » au Canada ; « null » tant qu’il n’est pas connu.
   */
  postalCode: string | null;
  /**
   * Commune. Nom de la commune.
   */
  city: string;
  /**
   * Région. Nom de la région.
   */
  region?: string;
  /**
   * Pays. Code du pays sur deux lettres.
   */
  country: string;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
}
/**
 * Horaires. Une plage d’ouverture.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "OpeningHours".
 */
export interface OpeningHours {
  /**
   * Jours. Jours concernés.
   *
   * @minItems 1
   *
   * Items: Jour. Jour de la semaine, en anglais.
   */
  days: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[];
  /**
   * Ouverture. Heure d’ouverture, HH:MM.
   */
  opens: string;
  /**
   * Fermeture. Heure de fermeture, HH:MM. Plus tôt que l’ouverture, c’est celle du lendemain : de 19:00 à 01:00. De 00:00 à 23:59 : « jour et nuit ».
   */
  closes: string;
}
/**
 * Identité légale. Ce que la loi demande de publier dans les mentions légales.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "LegalIdentity".
 */
export interface LegalIdentity {
  /**
   * Raison sociale. Nom légal de l’entreprise.
   */
  companyName: string;
  /**
   * Forme juridique. Par exemple « SARL » ou « entrepreneur individuel (EI) » : la mention « EI » suit ou précède le nom (code de commerce, R526-27).
   */
  form: string;
  /**
   * Capital. Capital social.
   */
  capital?: string;
  /**
   * SIREN. Neuf chiffres, dont le dernier est une clé de contrôle.
   */
  siren: string;
  /**
   * RCS ou RNE. « RCS », la ville et le numéro pour une société ; « RNE » et le numéro seul, sans ville, pour les autres.
   */
  rcs?: string;
  /**
   * TVA. Numéro de TVA intracommunautaire, ou mention de franchise.
   */
  vatNumber?: string;
  /**
   * Directeur de la publication. Prénom et nom.
   */
  publisher: string;
  /**
   * Médiateur. Nom, adresse et site du médiateur de la consommation (code de la consommation, R616-1).
   */
  mediator?: string;
  /**
   * Pénalités de retard. Taux appliqué aux professionnels.
   */
  latePenaltyRate?: string;
  /**
   * Hébergeur du site. L’entreprise qui héberge ce site : la loi demande son nom, son adresse et son téléphone.
   */
  host: {
    /**
     * Nom. Raison sociale.
     */
    name: string;
    /**
     * Adresse. Adresse postale complète.
     */
    address: string;
    /**
     * Téléphone. Numéro de téléphone.
     */
    phone: string;
    /**
     * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
     */
    placeholder?: boolean;
  };
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
}
/**
 * Fait. Un chiffre qui se dit à plusieurs endroits du site, ou le prix d’un autre : il est écrit ici une seule fois, puis repris par {{facts.nom}}.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Fact".
 */
export interface Fact {
  /**
   * Nom du fait. Ce que ce chiffre veut dire, pour qui lit le manifeste.
   */
  label: string;
  /**
   * Forme. Comment le chiffre s’écrit : montant en euros, nombre, pourcentage, durée ou mesure avec unité, fourchette, ou texte tel quel.
   */
  format: 'money' | 'number' | 'percent' | 'measure' | 'range' | 'text';
  /**
   * Valeur. Le chiffre lui-même (29), « null » tant qu’il n’est pas connu, ou un texte pour la forme « text ».
   */
  value?: number | string | null;
  /**
   * Fin de la fourchette. Seulement pour la forme « range » : la seconde valeur.
   */
  to?: number;
  /**
   * Unité. Le mot qui suit le nombre (« h ouvrées », « jours », « ms », « € », « pages »), ou ce que paie un prix dont la monnaie est dite (« par mois »).
   */
  unit?: string;
  /**
   * Repris de. Chemin d’une valeur du manifeste dont ce fait est la copie exacte, par exemple « plans.starter.monthlyPrice ».
   */
  from?: string;
  /**
   * Multiplié par. Le nombre de fois que la valeur se compte, pour un total qui suit le prix : 36 pour trois ans d’un prix par mois.
   */
  times?: number;
  /**
   * De qui il s’agit. Pour un prix ou un taux qui n’est pas le vôtre : les noms sous lesquels vos textes parlent de celui qui le pratique (« Wix », « .fr »).
   *
   * @minItems 1
   *
   * Items: Nom. Tel qu’il est écrit dans les textes, majuscules comprises.
   */
  about?: string[];
  /**
   * Monnaie. Monnaie d’un prix qui n’est pas le vôtre : son signe suit le montant.
   */
  currency?: 'EUR' | 'USD';
  /**
   * TVA. Si le prix d’un autre comprend la TVA (« included », affiché TTC) ou non (« excluded », affiché HT).
   */
  vat?: 'included' | 'excluded';
  /**
   * Page lue. Adresse de la page où ce prix a été lu.
   */
  source?: string;
  /**
   * Lu en. Mois où quelqu’un a lu ce prix sur la page du vendeur, par exemple « 2026-11 ». Sans lui, c’est un ordre de prix, et les tableaux le disent.
   */
  checked?: string;
  /**
   * À relire après. Nombre de mois après lequel il faut relire la page.
   */
  recheck?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
}
/**
 * Forfait. Un abonnement mensuel.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Plan".
 */
export interface Plan {
  /**
   * Identifiant. Nom court et stable, en minuscules.
   */
  id: string;
  /**
   * Nom. Nom du forfait tel qu’il s’affiche.
   */
  name: string;
  /**
   * Prix affiché. Le prix tel qu’on le lit, par exemple « 29 € ».
   */
  price: string;
  /**
   * Prix mensuel. Prix par mois, en euros, sans unité ; d’une autre durée si la section Tarifs l’écrit à côté (« par an »). « null » tant qu’il n’est pas connu.
   */
  monthlyPrice: number | null;
  /**
   * Mis en avant. Le forfait que la plupart des clients choisissent.
   */
  popular: boolean;
  /**
   * Lien de paiement. Conservé pour l’entreprise ; jamais affiché sur le site.
   */
  paymentLink: string;
  /**
   * Avantages. Ce que le forfait comprend, une ligne par avantage.
   *
   * @minItems 1
   *
   * Items: Avantage. Une ligne courte.
   */
  benefits: string[];
  /**
   * Référencement inclus. Le forfait comprend un travail de référencement.
   */
  hasSEO: boolean;
  /**
   * Résumé. Une ligne sous le nom : pour qui est ce forfait.
   */
  summary?: string;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
}
/**
 * Pack de liens. Un pack de liens (backlinks), facturé par mois.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "BacklinkPack".
 */
export interface BacklinkPack {
  /**
   * Identifiant. Nom court et stable, en minuscules.
   */
  id: string;
  /**
   * Nom. Nom du pack.
   */
  name: string;
  /**
   * Prix mensuel. Prix par mois, en euros ; « null » tant qu’il n’est pas connu.
   */
  monthlyPrice: number | null;
  /**
   * Durée. Nombre de mois facturés : le prix de toute la durée s’affiche sous le prix par mois.
   */
  months?: number;
  /**
   * Liens forts par mois. Liens dont le DA est compris entre 40 et 99.
   */
  strongLinks: number;
  /**
   * Autres liens par mois. Liens dont le DA est compris entre 0 et 40.
   */
  otherLinks: number;
  /**
   * Total. Nombre de liens sur toute la durée.
   */
  total: number;
  /**
   * Liens offerts. Liens ajoutés en prime.
   */
  bonusLinks: number;
  /**
   * Rapport. Un rapport est remis.
   */
  report: boolean;
  /**
   * Résumé. Une ligne sous le nom.
   */
  summary?: string;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
}
/**
 * Témoignage. Un avis de client. Tant qu’il n’est pas réel, il porte « placeholder » et s’affiche comme exemple.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Testimonial".
 */
export interface Testimonial {
  /**
   * Identifiant. Nom court et stable.
   */
  id: string;
  /**
   * Nom. Nom de la personne.
   */
  name: string;
  /**
   * Métier. Métier et commune.
   */
  role: string;
  image: Picture;
  /**
   * Témoignage. Ce que dit la personne, avec ses mots.
   */
  content: string;
  /**
   * Étoiles. Note donnée, de 1 à 5.
   */
  rating?: number;
  /**
   * Date. Date de publication de l’avis, AAAA-MM-JJ ; elle s’affiche sous le nom.
   */
  date?: string;
  /**
   * Date de l’expérience. Date de l’expérience dont parle l’avis, AAAA-MM-JJ.
   */
  experienceDate?: string;
  /**
   * Vérification. Dit si l’avis a été vérifié, et comment, par exemple « Vérifié d’après la facture » (articles L111-7-2 et D111-17 du code de la consommation).
   */
  checking?: string;
  /**
   * Source. Où l’avis a paru, pour que chacun puisse le vérifier.
   */
  source?: {
    /**
     * Nom. Nom de la source, par exemple « Avis Google ».
     */
    label: string;
    /**
     * Adresse. Adresse de l’avis.
     */
    url?: string;
  };
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
}
/**
 * Image. Une image locale et son texte alternatif.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Picture".
 */
export interface Picture {
  /**
   * Fichier. Chemin de l’image sous content/media, par exemple « media/exemple.webp ».
   */
  source: string;
  /**
   * Texte alternatif. Ce que montre l’image, pour qui ne la voit pas. Vide (« ») si elle est purement décorative.
   */
  alt: string;
  /**
   * Largeur. Largeur naturelle en pixels. Avec la hauteur, elle garde la place de l’image avant qu’elle n’arrive.
   */
  width?: number;
  /**
   * Hauteur. Hauteur naturelle en pixels.
   */
  height?: number;
  /**
   * Autres tailles. La même image à d’autres largeurs et dans des formats plus légers. Le nom finit par la largeur en pixels, par exemple « media/exemple-480.avif » ; le navigateur choisit.
   *
   * @minItems 1
   *
   * Items: Fichier. Chemin d’une variante, dont le nom finit par « -largeur.avif » ou « -largeur.webp ».
   */
  variants?: string[];
}
/**
 * Réalisation. Un site réalisé pour un client.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "PortfolioItem".
 */
export interface PortfolioItem {
  /**
   * Identifiant. Nom court et stable.
   */
  id: string;
  /**
   * Titre. Nom du client ou du site.
   */
  title: string;
  /**
   * Adresse. Adresse https du site, ou celle d’un exemple (/exemples/…/).
   */
  url: string;
  image: Picture;
  phoneImage?: Picture;
  /**
   * Vues intérieures. Jusqu’à trois endroits du site, chacun avec sa capture : les prix, un avant et après, un formulaire.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: Vue. Un endroit du site.
   */
  shots?: {
    /**
     * Nom. Ce que montre la vue, par exemple « Les prix ».
     */
    label: string;
    image: Picture;
  }[];
  /**
   * Description. Ce que le site apporte au client.
   */
  description: string;
  /**
   * Particularités. Trois ou quatre points.
   *
   * @minItems 1
   *
   * Items: Point. Une ligne courte.
   */
  features: string[];
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
}
/**
 * Navigation. En-tête et pied de page.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Navigation".
 */
export interface Navigation {
  /**
   * En-tête. Liens du haut de page.
   */
  header: {
    /**
     * Liens. Liens du menu.
     *
     * @minItems 1
     */
    links: Action[];
    action: Action;
  };
  /**
   * Pied de page. Colonnes du bas de page.
   */
  footer: {
    /**
     * Colonnes. Une colonne par thème.
     *
     * Items: Colonne. Un titre et des liens.
     */
    columns: {
      /**
       * Titre. Titre de la colonne.
       */
      title: string;
      /**
       * Liens. Liens de la colonne.
       *
       * @minItems 1
       */
      links: Action[];
    }[];
    /**
     * Titre « à propos ». Titre au-dessus de la présentation de l’entreprise, dans le pied de page.
     */
    aboutTitle?: string;
    /**
     * À propos. Présentation de l’entreprise en quelques lignes.
     */
    about: string;
    /**
     * Copyright. « {{year}} » est remplacé par l’année en cours.
     */
    copyright: string;
  };
}
/**
 * Lien ou bouton. Un libellé et l’endroit où il mène.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Action".
 */
export interface Action {
  /**
   * Libellé. Le texte du lien ou du bouton, tel que le visiteur le lit.
   */
  label: string;
  /**
   * Destination. Une page du site (/contact), une section (/#pricing), une adresse https://, tel: ou mailto:.
   */
  to: string;
  /**
   * Apparence. « primary » : l’action principale de l’écran ; « secondary » : une alternative ; « text » : un simple lien.
   */
  variant: 'primary' | 'secondary' | 'text';
}
/**
 * Formulaire. Ce que demande un formulaire, ce qui en part, et ce qui suit.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Form".
 */
export interface Form {
  /**
   * Nom. Nom du formulaire, pour qui lit ses messages.
   */
  name: string;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Étapes. Les étapes, dans l’ordre ; une seule suffit à un formulaire court.
   *
   * @minItems 1
   *
   * Items: Étape. Des champs que l’on remplit ensemble.
   */
  steps: {
    /**
     * Titre. Titre de l’étape, s’il y en a plusieurs.
     */
    title?: string;
    /**
     * Champs. Les questions, dans l’ordre.
     *
     * @minItems 1
     */
    fields: FormField[];
  }[];
  /**
   * Numéro d’étape. « %d » est le numéro de l’étape, « %n » leur nombre.
   */
  stepLabel: string;
  /**
   * Suivant. Bouton qui mène à l’étape suivante.
   */
  next: string;
  /**
   * Retour. Bouton qui ramène à l’étape d’avant, sans rien effacer.
   */
  back: string;
  /**
   * Envoyer. Bouton qui envoie le formulaire.
   */
  submit: string;
  /**
   * Bouton en attente. « false » pour que les boutons soient actifs dès le début : les champs vides le disent alors à l’envoi.
   */
  disabledUntilComplete: boolean;
  /**
   * E-mail. Les paramètres du modèle d’e-mail, dans l’ordre, après « to_name ». Entre doubles accolades, les noms des champs sont remplacés par les réponses ({{name}}), ceux des faits par leur valeur ({{facts.delay}}).
   */
  params: {
    /**
     * Paramètre. Texte d’un paramètre du modèle d’e-mail.
     */
    [k: string]: string;
  };
  /**
   * E-mail de secours. L’e-mail que le visiteur peut envoyer lui-même quand l’envoi échoue ; à défaut, les paramètres « subject » et « message ».
   */
  letter?: {
    /**
     * Objet. Objet de l’e-mail de secours.
     */
    subject?: string;
    /**
     * Texte. Texte de l’e-mail de secours.
     */
    text?: string;
  };
  /**
   * Suite. La page où mène l’envoi réussi, après un moment.
   */
  redirect?: {
    /**
     * Page. Page où mène l’envoi réussi.
     */
    to: string;
    /**
     * Délai. Attente avant la suite, en millisecondes.
     */
    delay: number;
    /**
     * Continuer. Bouton qui mène tout de suite à la page suivante.
     */
    continue: string;
    /**
     * Rester. Bouton qui arrête la redirection.
     */
    stay: string;
  };
  /**
   * Forfait choisi. Pour montrer dans le formulaire le forfait dont le visiteur a suivi le bouton, et l’écrire en tête du message.
   */
  plan?: {
    /**
     * Libellé. Mot devant le nom du forfait, dans le formulaire et dans le message.
     */
    label: string;
    change: Action;
  };
  /**
   * Ce qui suit. Ce qui se passe après l’envoi : qui appelle, de quel numéro, quand, pour combien de temps, ce qui arrive et à quoi cela engage. Se lit sous le formulaire et dans la confirmation.
   */
  after?: {
    /**
     * Titre. Titre de la liste.
     */
    title: string;
    /**
     * Lignes. Une ligne par point. Dans une ligne qui dit un délai en jours ouvrés, une parenthèse avec « %s » reçoit le jour de la semaine ; elle disparaît si un jour férié tombe entre les deux.
     *
     * @minItems 1
     *
     * Items: Ligne. Une phrase.
     */
    items: string[];
    /**
     * Hors des horaires. Ce que dit le formulaire quand c’est fermé ; « %s » est le moment de la réouverture. Rien ne se dit les jours fériés.
     */
    closed: string;
  };
  /**
   * Conversion. « true » pour signaler chaque envoi à la mesure des annonces (« ads »), avec l’accord du visiteur.
   */
  conversion: boolean;
  messages: FormMessages;
}
/**
 * Champ. Une question d’un formulaire.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "FormField".
 */
export interface FormField {
  /**
   * Nom. Nom du champ dans l’e-mail : « {{name}} » y est remplacé par la réponse.
   */
  name: string;
  /**
   * Type. Ce que l’on y écrit : une ligne (text), un numéro de téléphone (phone), un e-mail (email), un jour (date), un choix dans une liste (choice), plusieurs lignes (longText).
   */
  kind: 'text' | 'phone' | 'email' | 'date' | 'choice' | 'longText';
  /**
   * Libellé. Question posée au visiteur.
   */
  label: string;
  /**
   * Aide. Une aide courte sous le champ.
   */
  hint?: string;
  /**
   * Texte d’attente. D’une liste de choix : texte affiché tant que rien n’est choisi.
   */
  placeholder?: string;
  /**
   * Choix. Choix proposés, pour le type « choice ».
   *
   * Items: Choix. Un choix.
   */
  options?: string[];
  /**
   * Lignes. Hauteur du champ, en lignes, pour le type « longText » ; 4 à défaut.
   */
  rows?: number;
  /**
   * Longueur. Nombre maximal de caractères ; à défaut 100 pour une ligne, 30 pour un téléphone, 254 pour un e-mail, 5 000 pour un texte long.
   */
  maxLength?: number;
  /**
   * Obligatoire. « false » pour un champ que le visiteur peut laisser vide.
   */
  required: boolean;
  /**
   * Remplissage. Ce que le navigateur peut y écrire lui-même ; à défaut, un numéro de téléphone (tel) ou un e-mail (email) selon le type.
   */
  autocomplete?:
    | 'off'
    | 'name'
    | 'given-name'
    | 'family-name'
    | 'honorific-prefix'
    | 'organization'
    | 'organization-title'
    | 'email'
    | 'tel'
    | 'street-address'
    | 'address-line1'
    | 'address-line2'
    | 'address-level2'
    | 'postal-code'
    | 'country-name'
    | 'bday'
    | 'url';
  /**
   * Largeur. Place du champ sur un écran large : toute la largeur, ou la moitié.
   */
  width: 'full' | 'half';
  /**
   * Erreurs. Messages propres à ce champ ; à défaut, ceux du formulaire.
   */
  errors?: {
    /**
     * Champ vide. Affiché quand le champ est resté vide.
     */
    required?: string;
    /**
     * Mal formé. Affiché quand l’adresse est refusée ou le numéro douteux.
     */
    malformed?: string;
  };
}
/**
 * Messages d’un formulaire. Ce que dit le formulaire pendant et après l’envoi.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "FormMessages".
 */
export interface FormMessages {
  /**
   * Obligatoire. Note sur les champs obligatoires.
   */
  required: string;
  /**
   * Facultatif. Mot ajouté au libellé d’un champ qui peut rester vide.
   */
  optional: string;
  /**
   * Envoi. Libellé du bouton pendant l’envoi.
   */
  sending: string;
  /**
   * Alerte. Texte exact de l’alerte en cas d’échec.
   */
  alert: string;
  /**
   * Échec. Message affiché dans la page en cas d’échec.
   */
  failure: {
    /**
     * Titre. Titre du message d’échec.
     */
    title: string;
    /**
     * Sans réponse. Titre du message quand aucune réponse du service n’est arrivée : l’envoi est peut-être parti quand même.
     */
    unanswered: string;
    /**
     * Texte. Ce que le visiteur peut faire : réessayer, écrire ou appeler.
     */
    text: string;
    /**
     * Réessayer. Bouton qui tente un nouvel envoi.
     */
    retry: string;
    /**
     * Texte coupé. Dans l’e-mail préparé en secours, marque l’endroit où un texte trop long pour un lien a été coupé.
     */
    cut: string;
  };
  /**
   * Succès. Dialogue affiché après l’envoi.
   */
  success: {
    /**
     * Titre. Titre du dialogue.
     */
    title: string;
    /**
     * Texte. Ce qui va se passer maintenant, en une ou deux phrases.
     */
    text: string;
    /**
     * Fermer. Bouton qui ferme le dialogue.
     */
    close: string;
  };
  /**
   * Erreurs. Messages sous les champs.
   */
  errors: {
    /**
     * Champ vide. Affiché sous un champ obligatoire laissé vide.
     */
    required: string;
    /**
     * E-mail mal formé. Affiché sous une adresse e-mail mal formée.
     */
    email: string;
    /**
     * Téléphone douteux. Affiché sous un numéro de téléphone qui ne peut pas en être un.
     */
    phone?: string;
    /**
     * Trop long ; « %d » est la limite. Affiché sous un texte trop long ; « %d » est la limite en caractères.
     */
    tooLong: string;
  };
  /**
   * Champ piège. Champ caché contre les robots.
   */
  honeypot: {
    /**
     * Libellé. Libellé du champ caché, pour qui l’entendrait : il demande de le laisser vide.
     */
    label: string;
    /**
     * Confirmation. Question posée si le champ caché a été rempli, par une extension du navigateur par exemple.
     */
    confirm: string;
    /**
     * Bouton. Bouton qui confirme et envoie.
     */
    confirmLabel: string;
  };
  /**
   * Information. Courte notice sur les données personnelles.
   */
  notice: {
    /**
     * Texte. Qui reçoit les réponses, pourquoi, combien de temps, et les droits du visiteur.
     */
    text: string;
    link: Action;
  };
  /**
   * Démarchage. Phrase légale sur les appels commerciaux.
   */
  phoneNotice?: string;
  /**
   * Repris. Note affichée quand un brouillon a été repris.
   */
  restored?: string;
}
/**
 * Envoi des formulaires. Compte du service d’envoi d’e-mails (EmailJS).
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Mail".
 */
export interface Mail {
  /**
   * Adresse du service. Adresse https du service d’envoi.
   */
  origin: string;
  /**
   * Clé publique. Clé publique du compte.
   */
  publicKey: string;
  /**
   * Service. Identifiant du service.
   */
  serviceId: string;
  /**
   * Modèles. Modèle d’e-mail de chaque formulaire, par son nom sous « forms ».
   */
  templates: {
    /**
     * Modèle. Identifiant du modèle d’e-mail.
     */
    [k: string]: string;
  };
  /**
   * Destinataire. Nom du destinataire dans les e-mails.
   */
  toName: string;
  /**
   * Délai. Attente maximale d’un envoi, en millisecondes.
   */
  timeout: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
}
/**
 * Service tiers. Un service extérieur au site : ce qu’il fait, d’où il charge, ce qu’il dépose.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Service".
 */
export interface Service {
  /**
   * Identifiant. Nom court et stable.
   */
  id: string;
  /**
   * Nom. Nom du service.
   */
  name: string;
  /**
   * Prestataire. Entreprise et pays.
   */
  provider: string;
  /**
   * Finalité. « necessaire » : sans consentement ; les autres attendent l’accord du visiteur si le service dépose des traceurs.
   */
  purpose: 'necessaire' | 'publicite' | 'agenda' | 'mesure';
  /**
   * À quoi il sert. Une ou deux phrases pour le visiteur.
   */
  description: string;
  /**
   * Base légale. Fondement du traitement (RGPD, art. 6).
   */
  legalBasis?: string;
  /**
   * Données. Données transmises.
   */
  data?: string;
  /**
   * Durée. Durée de conservation.
   */
  retention?: string;
  /**
   * Transfert. Transfert hors de l’Union européenne et garanties.
   */
  transfer?: string;
  /**
   * Traceurs. Le service lit ou écrit sur l’appareil du visiteur.
   */
  trackers: boolean;
  /**
   * Hôtes. Hôtes appelés, par usage.
   */
  hosts?: {
    /**
     * Scripts. Noms d’hôtes autorisés pour cet usage, sans « https:// ». L’éditeur ne charge aucun de ces scripts : essayez-les avec « npm run preview ».
     *
     * Items: Hôte. Nom d’hôte.
     */
    script?: string[];
    /**
     * Requêtes. Noms d’hôtes autorisés pour cet usage, sans « https:// ».
     *
     * Items: Hôte. Nom d’hôte.
     */
    connect?: string[];
    /**
     * Images. Noms d’hôtes autorisés pour cet usage, sans « https:// ».
     *
     * Items: Hôte. Nom d’hôte.
     */
    image?: string[];
    /**
     * Cadres. Noms d’hôtes autorisés pour cet usage, sans « https:// ».
     *
     * Items: Hôte. Nom d’hôte.
     */
    frame?: string[];
    /**
     * Films. Noms d’hôtes autorisés pour cet usage, sans « https:// ».
     *
     * Items: Hôte. Nom d’hôte.
     */
    media?: string[];
  };
  /**
   * Traceurs déposés. Nom, finalité et durée de chaque traceur.
   *
   * Items: Traceur. Un cookie ou une entrée de stockage.
   */
  cookies?: {
    /**
     * Nom. Nom du traceur.
     */
    name: string;
    /**
     * Finalité. À quoi il sert.
     */
    purpose: string;
    /**
     * Durée. Durée de vie, treize mois au plus.
     */
    duration: string;
  }[];
  /**
   * Politique du prestataire. Adresse de sa politique de confidentialité.
   */
  privacyUrl?: string;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
}
/**
 * Apparence. Couleurs, lettres et formes du site. Les contrastes sont vérifiés.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Theme".
 */
export interface Theme {
  /**
   * Couleur de la marque. Donne sa teinte à toutes les couleurs ci-dessous, éclaircie ou foncée jusqu’à se lire partout ; sans elle, elles valent telles quelles.
   */
  brand?: string;
  /**
   * Clair. Couleurs du mode clair.
   */
  light: {
    /**
     * Fond. Fond des pages.
     */
    paper: string;
    /**
     * Surface. Fond des cartes et des champs.
     */
    surface: string;
    /**
     * Fond teinté. Fond des sections alternées.
     */
    tint: string;
    /**
     * Encre. Texte courant.
     */
    ink: string;
    /**
     * Encre douce. Texte secondaire.
     */
    muted: string;
    /**
     * Trait. Filets et bordures.
     */
    line: string;
    /**
     * Accent. Couleur des actions, et d’elles seules.
     */
    accent: string;
    /**
     * Texte sur accent. Texte posé sur l’accent.
     */
    onAccent: string;
    /**
     * Couleur froide. Couleur qui rassure : liens, repères.
     */
    cool: string;
    /**
     * Texte sur couleur froide. Texte posé sur la couleur froide.
     */
    onCool: string;
  };
  /**
   * Sombre. Couleurs du mode sombre.
   */
  dark: {
    /**
     * Fond. Fond des pages.
     */
    paper: string;
    /**
     * Surface. Fond des cartes et des champs.
     */
    surface: string;
    /**
     * Fond teinté. Fond des sections alternées.
     */
    tint: string;
    /**
     * Encre. Texte courant.
     */
    ink: string;
    /**
     * Encre douce. Texte secondaire.
     */
    muted: string;
    /**
     * Trait. Filets et bordures.
     */
    line: string;
    /**
     * Accent. Couleur des actions, et d’elles seules.
     */
    accent: string;
    /**
     * Texte sur accent. Texte posé sur l’accent.
     */
    onAccent: string;
    /**
     * Couleur froide. Couleur qui rassure : liens, repères.
     */
    cool: string;
    /**
     * Texte sur couleur froide. Texte posé sur la couleur froide.
     */
    onCool: string;
  };
  /**
   * Arrondi. Rayon des coins, en pixels.
   */
  radius: number;
  /**
   * Pas. Pas de la grille, en pixels.
   */
  space: number;
  /**
   * Durée. Durée des animations, en millisecondes ; 0 les supprime.
   */
  motion: number;
  /**
   * Lettres des titres. Caractère des titres.
   */
  headingFont: 'bricolage' | 'serif' | 'system';
  /**
   * Lettres du texte. Caractère du texte.
   */
  textFont: 'source' | 'system';
  /**
   * Polices à vous. Polices de « content/fonts/ » (WOFF2), chacune avec sa licence.
   */
  fonts?: {
    /**
     * Police des titres. Remplace le choix ci-dessus par une police à vous.
     */
    heading?: {
      /**
       * Fichier. Nom de la police dans « content/fonts/ », sans « .woff2 ». Sa licence est à côté : « nom-LICENSE.txt ».
       */
      file: string;
      /**
       * Graisses. La plus légère et la plus grasse que le fichier contient ; deux fois la même s’il n’en a qu’une.
       *
       * @minItems 2
       * @maxItems 2
       *
       * Items: Graisse. De 100 à 900.
       */
      weights: number[];
    };
    /**
     * Police du texte. Remplace le choix ci-dessus par une police à vous.
     */
    text?: {
      /**
       * Fichier. Nom de la police dans « content/fonts/ », sans « .woff2 ». Sa licence est à côté : « nom-LICENSE.txt ».
       */
      file: string;
      /**
       * Graisses. La plus légère et la plus grasse que le fichier contient ; deux fois la même s’il n’en a qu’une.
       *
       * @minItems 2
       * @maxItems 2
       *
       * Items: Graisse. De 100 à 900.
       */
      weights: number[];
    };
  };
  /**
   * Ornement. « awning » : des stores rayés de boutique au-dessus des sections et des offres ; « line » : un simple filet.
   */
  trim: 'awning' | 'line';
}
/**
 * Réglages du site. Nom, adresse et langue du site.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "SiteSettings".
 */
export interface SiteSettings {
  /**
   * Nom du site. Affiché dans l’en-tête et dans les onglets.
   */
  name: string;
  /**
   * Logo. Dessin placé à côté du nom, de préférence un SVG sous content/media. Carré, il fait aussi l’icône du site ; sans lui, ce sont les initiales du nom.
   */
  logo?: string;
  /**
   * Adresse du site. Adresse https complète, sans barre finale.
   */
  url: string;
  /**
   * Langue. Langue des pages : « fr », la seule que le moteur sache écrire (typographie, dates, nombres, mots des formulaires).
   */
  language: string;
  /**
   * Modèle de titre. Forme du titre d’onglet ; « %s » est remplacé par le titre de la page. Où l’ensemble dépasserait 60 caractères, le titre de la page reste seul.
   */
  titlePattern: string;
  /**
   * Description. Ce qu’est le site, en une phrase.
   */
  description?: string;
  /**
   * Vérification. Codes donnés par les moteurs de recherche et outils de mesure, par nom de balise meta.
   */
  verification?: {
    /**
     * Code. Code de vérification.
     */
    [k: string]: string;
  };
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
}
/**
 * Rubrique de guides. Un sommaire et ses guides, lus en boucle.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Chain".
 */
export interface Chain {
  /**
   * Identifiant. Nom court et stable.
   */
  id: string;
  /**
   * Sommaire. Chemin de la page sommaire.
   */
  hub: string;
  /**
   * Nom. Nom de la rubrique dans le fil d’Ariane.
   */
  name: string;
  /**
   * Guides. Noms des fichiers, dans l’ordre de lecture ; le dernier renvoie au premier.
   *
   * @minItems 2
   *
   * Items: Guide. Nom du fichier sans « .md ».
   */
  articles: string[];
  /**
   * Lien de retour. Lien de retour en haut de chaque guide.
   */
  mainArticle?: {
    /**
     * Adresse. Page où le lien mène.
     */
    url: string;
    /**
     * Titre. Libellé du lien.
     */
    title: string;
  };
  /**
   * Encadré d’aide. Guides qui se terminent par l’encadré d’aide.
   *
   * Items: Guide. Nom du fichier sans « .md ».
   */
  help?: string[];
  /**
   * Carte de fin. À la fin des guides de la rubrique qui n’ont pas l’encadré d’aide.
   */
  offer?: {
    /**
     * Titre. Une question ou une proposition.
     */
    heading: string;
    /**
     * Texte. Une ou deux phrases.
     */
    text: string;
    /**
     * Boutons. Un bouton, ou deux.
     *
     * @minItems 1
     * @maxItems 2
     */
    actions: Action[];
  };
  /**
   * Offre. Identifiant de l’offre surgissante de ces guides.
   */
  popup?: string;
  /**
   * Teinte. Teinte des dessins de la rubrique.
   */
  hue?: 'terracotta' | 'safran' | 'sauge' | 'petrole' | 'brique' | 'olive' | 'ardoise';
}
/**
 * Mise en page des guides. Libellés communs à tous les guides.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "GuideLayout".
 */
export interface GuideLayout {
  /**
   * Lien de retour par défaut. Lien de retour des guides dont la rubrique n’en nomme pas.
   */
  defaultMainArticle: {
    /**
     * Adresse. Page où le lien mène.
     */
    url: string;
    /**
     * Titre. Libellé du lien.
     */
    title: string;
  };
  author?: Person;
  reviewer?: Person;
  /**
   * Écrit par ; « %s » est le nom. Libellé.
   */
  writtenBy: string;
  /**
   * Relu par ; « %s » est le nom. Libellé.
   */
  reviewedBy: string;
  /**
   * Table des matières. Libellé.
   */
  contents: string;
  /**
   * Temps de lecture ; « %d » est le nombre de minutes. Libellé.
   */
  readingTime: string;
  /**
   * Publié. Libellé.
   */
  published: string;
  /**
   * Relu. Libellé.
   */
  reviewed: string;
  /**
   * Prix relevés ; « %s » est le mois ou les mois. Libellé.
   */
  pricesRead: string;
  /**
   * Précédent. Libellé.
   */
  previous: string;
  /**
   * Suivant. Libellé.
   */
  next: string;
  /**
   * Navigation entre guides. Libellé.
   */
  navigation: string;
  /**
   * Fil d’Ariane. Libellé.
   */
  breadcrumb: string;
  /**
   * Accueil. Libellé.
   */
  home: string;
  /**
   * Encadré d’aide. Aide proposée à la fin de certains guides.
   */
  help?: {
    /**
     * Titre. Titre de l’encadré d’aide.
     */
    heading: string;
    /**
     * Texte. Une ou deux phrases qui proposent l’aide.
     */
    text: string;
    /**
     * Boutons. Boutons sous le texte.
     *
     * @minItems 1
     */
    actions: Action[];
  };
}
/**
 * Personne. Qui écrit ou relit les guides. Tant que le nom n’est pas le vrai, l’entrée porte « placeholder » et rien ne s’affiche.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Person".
 */
export interface Person {
  /**
   * Nom. Prénom et nom.
   */
  name: string;
  /**
   * Métier. Ce qui lui permet d’en parler, en quelques mots : « développeuse web à Aix-en-Provence ».
   */
  role?: string;
  /**
   * Page. Page qui présente la personne, sur le site ou ailleurs.
   */
  url?: string;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : rien ne s’affiche, et la mise en ligne est refusée.
   */
  placeholder?: boolean;
}
/**
 * Annonce. Une phrase en haut du site, montrée du premier au dernier jour, les deux compris.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Notice".
 */
export interface Notice {
  /**
   * Texte. Une phrase courte.
   */
  text: string;
  /**
   * Du. Premier jour, AAAA-MM-JJ, à l’heure de Paris.
   */
  from: string;
  /**
   * Au. Dernier jour, AAAA-MM-JJ ; le même pour un seul jour.
   */
  until: string;
  /**
   * Page. La seule page qui la montre ; sans elle, toutes.
   */
  page?: string;
  /**
   * Denrées périssables. Une remise sur des produits menacés d’une altération rapide n’a pas à rappeler le prix antérieur.
   */
  perishable?: boolean;
}
/**
 * Offre en fenêtre. Une offre qui s’ouvre une fois par lecture, à mi-page.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Popup".
 */
export interface Popup {
  /**
   * Identifiant. Nom court et stable.
   */
  id: string;
  /**
   * Titre. Titre de l’offre.
   */
  title: string;
  /**
   * Texte. Une ou deux phrases.
   */
  text?: string;
  /**
   * Points. Les points de l’offre.
   *
   * Items: Point. Une ligne.
   */
  points: string[];
  /**
   * Condition. Condition de l’offre.
   */
  note?: string;
  accept: Action;
  /**
   * Refuser. Libellé du refus.
   */
  decline: string;
  /**
   * Fermer. Libellé du bouton de fermeture.
   */
  close: string;
  /**
   * Du. Premier jour de l’offre, AAAA-MM-JJ, à l’heure de Paris ; sans lui, dès maintenant.
   */
  from?: string;
  /**
   * Au. Dernier jour de l’offre, AAAA-MM-JJ, compris ; sans lui, sans fin.
   */
  until?: string;
  /**
   * Denrées périssables. Une remise sur des produits menacés d’une altération rapide n’a pas à rappeler le prix antérieur.
   */
  perishable?: boolean;
  /**
   * Profondeur. Part de la page à parcourir, entre 0 et 1.
   */
  depth: number;
}
/**
 * Consentement. Textes et réglages du bandeau de consentement.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Consent".
 */
export interface Consent {
  /**
   * Version. À augmenter quand changent les finalités, les services qui attendent un accord, leurs hôtes ou leurs cookies : le choix est alors redemandé.
   */
  version: number;
  /**
   * Durée du choix. Durée de validité du choix, en mois.
   */
  months: number;
  /**
   * Titre. Titre du détail, et nom du bandeau pour les lecteurs d’écran.
   */
  title: string;
  /**
   * Texte. Ce que le visiteur choisit et comment changer d’avis : se lit quand il ouvre le détail.
   */
  text: string;
  policy?: Action;
  /**
   * Finalités. Une entrée par finalité.
   *
   * Items: Finalité. Une finalité à accepter ou refuser.
   */
  purposes: {
    /**
     * Identifiant. Finalité.
     */
    id: 'necessaire' | 'publicite' | 'agenda' | 'mesure';
    /**
     * Titre. Titre court.
     */
    title: string;
    /**
     * Description. Une phrase brève : le bandeau la montre, avec le titre.
     */
    description: string;
  }[];
  /**
   * Boutons. Libellés des boutons.
   */
  labels: {
    /**
     * Tout accepter. Bouton qui accepte toutes les finalités.
     */
    accept: string;
    /**
     * Tout refuser. Bouton qui refuse tout ce qui n’est pas nécessaire, aussi visible que le précédent.
     */
    refuse: string;
    /**
     * Personnaliser. Bouton qui ouvre le choix finalité par finalité.
     */
    customise: string;
    /**
     * Enregistrer. Bouton qui garde le choix fait finalité par finalité.
     */
    save: string;
    /**
     * Gérer. Bouton du pied de page qui rouvre le choix.
     */
    manage: string;
    /**
     * Toujours actif. Mention entre parenthèses après la finalité que l’on ne peut pas refuser.
     */
    always: string;
    /**
     * Service. Devant le nom de ceux qui reçoivent les données.
     */
    service: string;
  };
}
/**
 * Mesure des annonces. Événement de conversion signalé à l’outil publicitaire, après accord du visiteur seulement.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Ads".
 */
export interface Ads {
  /**
   * Service. Identifiant du service déclaré sous « services ».
   */
  service: string;
  /**
   * Identifiant. Identifiant du compte, « AW-… ».
   */
  id: string;
  /**
   * Libellé de conversion. Libellé de l’événement.
   */
  label: string;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
}
/**
 * Page. Une page du site : son adresse, son titre et ses sections.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Page".
 */
export interface Page {
  /**
   * Adresse. Chemin de la page ; « :domain » désigne une partie variable.
   */
  path: string;
  /**
   * Titre. Titre de l’onglet et des résultats de recherche.
   */
  title: string;
  /**
   * Description. Résumé de 120 à 158 caractères.
   */
  description: string;
  /**
   * Hors des moteurs. La page n’apparaît pas dans les moteurs de recherche.
   */
  noindex: boolean;
  /**
   * Exemple. Valeur d’exemple de la partie variable de l’adresse.
   */
  example?: string;
  picture?: Picture;
  /**
   * Sections. Les sections de la page, de haut en bas.
   *
   * @minItems 1
   */
  sections: Block[];
}
/**
 * En-tête de guide. Titre d’une page rédigée, avec rubrique, temps de lecture et date.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "ArticleHeaderBlock".
 */
export interface ArticleHeaderBlock {
  /**
   * Type. Type de la section.
   */
  type: 'article-header';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre principal (h1).
   */
  heading: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Rubrique. Rubrique de la page.
   */
  category: string;
  /**
   * Temps de lecture. Par exemple « 2 min ».
   */
  readTime: string;
  /**
   * Date. AAAA-MM-JJ.
   */
  publishDate: string;
}
/**
 * Liste de guides. Les guides d’une rubrique, dans l’ordre de la rubrique.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "ArticleListBlock".
 */
export interface ArticleListBlock {
  /**
   * Type. Type de la section.
   */
  type: 'article-list';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Rubrique. Identifiant de la rubrique.
   */
  chain: string;
}
/**
 * Packs de liens. Les packs, chacun avec un bouton de commande par e-mail.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "BacklinkPacksBlock".
 */
export interface BacklinkPacksBlock {
  /**
   * Type. Type de la section.
   */
  type: 'backlink-packs';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading?: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Packs. Identifiants.
   *
   * @minItems 1
   *
   * Items: Pack. Identifiant.
   */
  packs: string[];
  /**
   * Par mois. Ce qui suit le prix.
   */
  perMonth: string;
  /**
   * Libellés. Libellés des lignes ; « %d » est le nombre.
   */
  labels: {
    /**
     * Liens forts. Ligne des liens forts ; « %d » est leur nombre par mois.
     */
    strong: string;
    /**
     * Autres liens. Ligne des autres liens ; « %d » est leur nombre par mois.
     */
    other: string;
    /**
     * Total. Ligne du total ; « %d » est le nombre de liens sur toute la durée.
     */
    total: string;
    /**
     * Liens offerts. Ligne des liens offerts, si le pack en compte ; « %d » est leur nombre.
     */
    bonus: string;
    /**
     * Rapport. Ligne du rapport, si le pack en comprend un.
     */
    report: string;
    /**
     * Prix en tout. Prix de toute la durée, sous le prix par mois, si le pack dit sa durée ; « %d » est ce prix.
     */
    price: string;
  };
  /**
   * Commander. Libellé du bouton.
   */
  orderLabel: string;
  /**
   * E-mail. E-mail pré-rempli ; « {{pack}} » et « {{price}} » sont remplacés.
   */
  order: {
    /**
     * Objet. Objet de l’e-mail.
     */
    subject: string;
    /**
     * Texte. Texte de l’e-mail.
     */
    body: string;
  };
  /**
   * Notes. Notes sous les packs.
   *
   * Items: Note. Un paragraphe.
   */
  notes?: string[];
  back?: Action;
}
/**
 * Avantages. Six raisons de choisir, en plus court.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "BenefitsBlock".
 */
export interface BenefitsBlock {
  /**
   * Type. Type de la section.
   */
  type: 'benefits';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Disposition. « ledger » : chaque texte sous son titre ; « brief » : les titres seuls, les textes repliés.
   */
  layout: 'ledger' | 'brief';
  /**
   * Avantages. Une entrée par point.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: Point. Un dessin, un titre, une phrase.
   */
  items: {
    /**
     * Dessin. Petit dessin de la rubrique.
     */
    icon:
      | 'scissors'
      | 'truck'
      | 'shield'
      | 'wrench'
      | 'check'
      | 'gift'
      | 'calendar'
      | 'leaf'
      | 'chat'
      | 'key'
      | 'star'
      | 'euro'
      | 'globe'
      | 'phone'
      | 'mail'
      | 'pin'
      | 'clock'
      | 'search'
      | 'pencil'
      | 'rocket'
      | 'handshake'
      | 'chart'
      | 'link'
      | 'heart'
      | 'lock'
      | 'wall'
      | 'trowel'
      | 'house'
      | 'flame'
      | 'drop'
      | 'seedling';
    /**
     * Titre. Quelques mots.
     */
    title: string;
    /**
     * Texte. Une phrase.
     */
    text: string;
  }[];
  /**
   * Textes repliés. Ouvre les textes de la disposition « brief ».
   */
  detailsLabel: string;
}
/**
 * Agenda. Un cadre de réservation d’appel.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "BookingBlock".
 */
export interface BookingBlock {
  /**
   * Type. Type de la section.
   */
  type: 'booking';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Titre du cadre. Nom du cadre pour les lecteurs d’écran.
   */
  title: string;
  /**
   * Service. Identifiant du service déclaré sous « services ».
   */
  service: string;
  /**
   * Adresse. Adresse du cadre (https) ou page locale (media/agenda.html).
   */
  url: string;
  /**
   * Ouvrir l’agenda. Libellé du lien.
   */
  openLabel: string;
  /**
   * Afficher. Libellé du bouton quand l’accord du visiteur est nécessaire.
   */
  showLabel: string;
  /**
   * Explication. Pourquoi l’accord est demandé.
   */
  consentText?: string;
  /**
   * Hauteur. Hauteur du cadre, en pixels, à partir de 600 px de large.
   */
  height: number;
  /**
   * Hauteur mobile. Hauteur du cadre sur petit écran.
   */
  smallHeight: number;
}
/**
 * Appel à l’action. Une dernière invitation.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "CallToActionBlock".
 */
export interface CallToActionBlock {
  /**
   * Type. Type de la section.
   */
  type: 'call-to-action';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading: string;
  /**
   * Texte. Une ou deux phrases.
   */
  text?: string;
  /**
   * Boutons. Un bouton principal et au plus une alternative.
   *
   * @maxItems 3
   */
  actions: Action[];
  /**
   * Condition. Condition, en petit.
   */
  note?: string;
}
/**
 * Demande de rappel. Le formulaire en deux étapes.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "CallbackFormBlock".
 */
export interface CallbackFormBlock {
  /**
   * Type. Type de la section.
   */
  type: 'callback-form';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Formulaire. Nom du formulaire, sous « forms ».
   */
  form: string;
  /**
   * Bouton de départ. Seul bouton visible au début.
   */
  start: string;
}
/**
 * Commentaires. L’emplacement des commentaires, fermé pour l’instant.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "CommentsBlock".
 */
export interface CommentsBlock {
  /**
   * Type. Type de la section.
   */
  type: 'comments';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading: string;
  /**
   * Texte. Une phrase.
   */
  text: string;
}
/**
 * Engagements. Ce que l’entreprise s’engage par écrit à tenir, chaque point avec sa clause, et qui le signe.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "CommitmentsBlock".
 */
export interface CommitmentsBlock {
  /**
   * Type. Type de la section.
   */
  type: 'commitments';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Engagements. Un engagement par entrée.
   *
   * @minItems 1
   *
   * Items: Engagement. Ce qui est promis, et où c’est écrit.
   */
  items: {
    /**
     * En bref. Le chiffre ou les mots qui comptent, par exemple « 48 h ouvrées ».
     */
    value: string;
    /**
     * Texte. Ce que cela veut dire, avec sa condition.
     */
    text: string;
    /**
     * Clause. Lien vers l’endroit où c’est écrit.
     */
    clause: {
      /**
       * Libellé. Texte du lien, par exemple « Article 2 : la livraison ».
       */
      label: string;
      /**
       * Adresse. Page et titre de la clause, par exemple « /cgv#2-la-livraison ».
       */
      to: string;
    };
  }[];
  signer?: Signer;
  /**
   * À compléter. Suit le nom dans le cadre vide.
   */
  pendingLabel: string;
}
/**
 * Signataire. Une personne, avec son portrait. Tant que l’entrée porte « placeholder », un cadre vide tient la place du portrait.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Signer".
 */
export interface Signer {
  /**
   * Nom. Prénom et nom.
   */
  name: string;
  /**
   * Rôle. Son rôle, et sa commune s’il le faut : « fondatrice, à Aix-en-Provence ».
   */
  role?: string;
  picture?: Picture;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
}
/**
 * Gérer les cookies. Un bouton qui rouvre le choix.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "ConsentButtonBlock".
 */
export interface ConsentButtonBlock {
  /**
   * Type. Type de la section.
   */
  type: 'consent-button';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading?: string;
  /**
   * Texte. Une phrase.
   */
  text?: string;
  /**
   * Bouton. Libellé du bouton.
   */
  label: string;
}
/**
 * Coordonnées. Téléphone, e-mail, adresse et horaires de l’entreprise.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "ContactDetailsBlock".
 */
export interface ContactDetailsBlock {
  /**
   * Type. Type de la section.
   */
  type: 'contact-details';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Téléphone. Libellé.
   */
  phoneLabel: string;
  /**
   * E-mail. Libellé.
   */
  emailLabel: string;
  /**
   * Adresse. Libellé.
   */
  addressLabel: string;
  /**
   * Horaires. Libellé.
   */
  hoursLabel: string;
  /**
   * Horaires. Horaires en clair ; sans cette ligne, ceux de « business.hours » en toutes lettres.
   */
  hours?: string;
  signer?: Signer;
  /**
   * À compléter. Suit le nom sous un cadre vide.
   */
  pendingLabel: string;
}
/**
 * À vérifier. Ce qu’un client vérifie avant d’écrire : assurance, label, numéro d’immatriculation, depuis quand ; et qui lui répond.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "CredentialsBlock".
 */
export interface CredentialsBlock {
  /**
   * Type. Type de la section.
   */
  type: 'credentials';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading?: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Preuves. Une preuve par entrée, deux à quatre.
   *
   * @minItems 2
   * @maxItems 4
   *
   * Items: Preuve. Ce qui se vérifie, et où.
   */
  items: {
    /**
     * Quoi. Par exemple « Assurance décennale ».
     */
    label: string;
    /**
     * Preuve. Le nom et le numéro, par exemple l’assureur et le contrat.
     */
    value: string;
    link?: Action;
  }[];
  signer?: Signer;
  /**
   * À compléter. Suit le nom sous un cadre vide.
   */
  pendingLabel: string;
}
/**
 * Texte dépliable. Un long texte, replié sur ses premières lignes.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "ExpandableTextBlock".
 */
export interface ExpandableTextBlock {
  /**
   * Type. Type de la section.
   */
  type: 'expandable-text';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading: string;
  /**
   * Fichier. Fichier Markdown sous content/.
   */
  source: string;
  /**
   * Déplier. Libellé.
   */
  expandLabel: string;
  /**
   * Replier. Libellé.
   */
  collapseLabel: string;
}
/**
 * Questions. Questions et réponses, dépliables.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "FaqBlock".
 */
export interface FaqBlock {
  /**
   * Type. Type de la section.
   */
  type: 'faq';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Questions. Une entrée par question.
   *
   * @minItems 1
   *
   * Items: Question. Une question et sa réponse.
   */
  items: {
    /**
     * Question. La question.
     */
    question: string;
    /**
     * Réponse. La réponse, en Markdown.
     */
    answer: string;
    /**
     * Provisoire. « true » tant que la réponse est provisoire : le site s’affiche, mais la mise en ligne est refusée.
     */
    placeholder?: boolean;
  }[];
  /**
   * Questions visibles. Nombre de questions avant celles qui sont repliées ; toutes sans elle.
   */
  shown?: number;
  /**
   * Autres questions. Ouvre les questions repliées.
   */
  moreLabel: string;
}
/**
 * Points forts. Trois points forts, en grand.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "FeaturesBlock".
 */
export interface FeaturesBlock {
  /**
   * Type. Type de la section.
   */
  type: 'features';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Disposition. « signs » : chaque texte sous son titre ; « brief » : les titres seuls, les textes repliés.
   */
  layout: 'signs' | 'brief';
  /**
   * Points forts. Une entrée par point.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: Point. Un dessin, un titre, une phrase.
   */
  items: {
    /**
     * Dessin. Petit dessin de la rubrique.
     */
    icon:
      | 'scissors'
      | 'truck'
      | 'shield'
      | 'wrench'
      | 'check'
      | 'gift'
      | 'calendar'
      | 'leaf'
      | 'chat'
      | 'key'
      | 'star'
      | 'euro'
      | 'globe'
      | 'phone'
      | 'mail'
      | 'pin'
      | 'clock'
      | 'search'
      | 'pencil'
      | 'rocket'
      | 'handshake'
      | 'chart'
      | 'link'
      | 'heart'
      | 'lock'
      | 'wall'
      | 'trowel'
      | 'house'
      | 'flame'
      | 'drop'
      | 'seedling';
    /**
     * Titre. Quelques mots.
     */
    title: string;
    /**
     * Texte. Une phrase.
     */
    text: string;
  }[];
  /**
   * Textes repliés. Ouvre les textes de la disposition « brief ».
   */
  detailsLabel: string;
}
/**
 * Formulaire. N’importe quel formulaire de « forms ».
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "FormBlock".
 */
export interface FormBlock {
  /**
   * Type. Type de la section.
   */
  type: 'form';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Formulaire. Nom du formulaire, sous « forms ».
   */
  form: string;
  /**
   * Bouton de départ. Seul bouton visible au début ; sans lui, la première étape se montre tout de suite.
   */
  start?: string;
  /**
   * Disposition. Titre à côté du formulaire (split) ou au-dessus (stacked), sur un écran large.
   */
  layout: 'split' | 'stacked';
  picture?: Picture;
}
/**
 * Aide. Une aide proposée au lecteur : être rappelé.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "HelpBlockBlock".
 */
export interface HelpBlockBlock {
  /**
   * Type. Type de la section.
   */
  type: 'help-block';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading: string;
  /**
   * Texte. Une ou deux phrases.
   */
  text: string;
  /**
   * Boutons. Un bouton principal et au plus une alternative.
   *
   * @maxItems 3
   */
  actions: Action[];
}
/**
 * Ouverture. Le haut de la page : son titre, une promesse, une action.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "HeroBlock".
 */
export interface HeroBlock {
  /**
   * Type. Type de la section.
   */
  type: 'hero';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Surtitre. Quelques mots au-dessus du titre.
   */
  eyebrow?: string;
  /**
   * Titre. Titre principal de la page (h1), 90 caractères au plus.
   */
  heading: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Boutons. Un bouton principal et au plus une alternative.
   *
   * @maxItems 3
   */
  actions?: Action[];
  /**
   * Condition. Condition de l’offre, en petit et en Markdown : un lien peut mener à toutes les conditions.
   */
  note?: string;
  /**
   * Disposition. « showcase » : grande ouverture de l’accueil ; « board » : de même, avec le tableau du jour sous les yeux ; « compact » : tête d’une page intérieure.
   */
  layout: 'showcase' | 'board' | 'compact';
  picture?: Picture;
  /**
   * Présentation de l’image. « stall » : capture d’un site, dans une fenêtre de navigateur sur un étal ; « plain » : l’image seule, à côté des mots ; « wide » : l’image sur toute la largeur, derrière les mots ; « title » : de même, le titre écrit dessus ; « map » : un plan, d’un bord de la fenêtre aux mots.
   */
  frame: 'stall' | 'plain' | 'wide' | 'title' | 'map';
  /**
   * Tableau. Quelques lignes qu’un client vient lire : le pain du jour, l’ardoise, les dates, les minutes par quartier. La disposition « board » le dessine ; les autres le mettent sous le chapeau.
   */
  board?: {
    /**
     * Titre. Quelques mots au-dessus des lignes.
     */
    title?: string;
    /**
     * Lignes. Une entrée par ligne, six au plus.
     *
     * @minItems 2
     * @maxItems 6
     *
     * Items: Ligne. Une ligne du tableau.
     */
    lines: {
      /**
       * Quand, où. Ce qui précède : une heure, un jour, « Entrée ».
       */
      label?: string;
      /**
       * Nom. Ce que dit la ligne.
       */
      name: string;
      /**
       * Précision. Quelques mots sous la ligne : poids, allergènes, origine.
       */
      note?: string;
      /**
       * Prix. Prix en euros, sans unité ; « null » tant qu’il n’est pas connu.
       */
      price?: number | null;
      /**
       * Unité. Ce que le prix paie, par exemple « le kilo ».
       */
      unit?: string;
    }[];
    /**
     * Au pied. Une ou deux phrases sous les lignes, en Markdown.
     */
    note?: string;
    /**
     * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
     */
    placeholder?: boolean;
  };
  phonePicture?: Picture;
}
/**
 * Ouverture à essayer. Le haut de l’accueil, avec une maquette que le visiteur essaie : nom, métier et commune la redessinent aussitôt.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "MockupHeroBlock".
 */
export interface MockupHeroBlock {
  /**
   * Type. Type de la section.
   */
  type: 'mockup-hero';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre principal de la page (h1), 90 caractères au plus.
   */
  heading: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Boutons. Un bouton principal et au plus une alternative.
   *
   * @maxItems 3
   */
  actions?: Action[];
  /**
   * Condition. Condition de l’offre, en petit et en Markdown : un lien peut mener à toutes les conditions.
   */
  note?: string;
  /**
   * Invitation. Au-dessus des champs.
   */
  invitation: string;
  /**
   * Entreprise. Le nom, dans l’en-tête de la maquette.
   */
  company: {
    /**
     * Libellé. Au-dessus du champ.
     */
    label: string;
    /**
     * Champ du formulaire. Nom du champ du formulaire qui reçoit cette réponse.
     */
    field: string;
  };
  /**
   * Métier. Le métier, dont la maquette prend le dessin et les couleurs.
   */
  trade: {
    /**
     * Libellé. Au-dessus du champ.
     */
    label: string;
    /**
     * Champ du formulaire. Nom du champ du formulaire qui reçoit cette réponse.
     */
    field: string;
  };
  /**
   * Commune. La commune, dans le titre de la maquette.
   */
  town: {
    /**
     * Libellé. Au-dessus du champ.
     */
    label: string;
    /**
     * Champ du formulaire. Nom du champ du formulaire qui reçoit cette réponse.
     */
    field: string;
  };
  /**
   * Métier à choisir. Premier choix de la liste, tant qu’aucun métier n’est pris.
   */
  unchosen: string;
  /**
   * Nom absent. Dans l’en-tête de la maquette, tant qu’aucun nom n’est saisi.
   */
  unnamed: string;
  /**
   * Horaires. Au pied de la maquette : nous ne connaissons pas les horaires du visiteur.
   */
  hours: string;
  /**
   * Mention. Dit que la maquette est automatique.
   */
  caption: string;
  /**
   * Annonce. Lue par les lecteurs d’écran après une pause ; « %s » est le nom saisi.
   */
  announcement: string;
  /**
   * Bouton après le nom. Remplace le libellé du premier bouton dès qu’un nom est saisi.
   */
  submit: string;
  /**
   * Métiers. Dans l’ordre de la liste. Le premier est montré au chargement, le dernier tant qu’un nom est saisi sans métier.
   *
   * @minItems 1
   *
   * Items: Métier. Un métier de la liste, et la maquette qu’il montre.
   */
  trades: {
    /**
     * Nom. Dans la liste des métiers.
     */
    name: string;
    /**
     * Titre de la maquette. Titre du site dessiné, sans la commune : elle s’y ajoute.
     */
    title: string;
    /**
     * Mot de liaison. Ce qui joint la commune au titre : « à Lyon », « au Mans », ou « de Lyon », « du Mans », « d’Angers ».
     */
    joint: 'à' | 'de';
    /**
     * Bouton de la maquette. Ce que le site dessiné propose de faire.
     */
    button: string;
    /**
     * Pages de la maquette. Deux ou trois mots de sa navigation.
     *
     * @minItems 1
     * @maxItems 3
     *
     * Items: Page. Un mot.
     */
    pages: string[];
    /**
     * Ligne du formulaire. Première ligne de la description du projet ; le visiteur peut la changer. Rien sans elle.
     */
    line?: string;
    /**
     * Prix de la maquette. Deux prix, en gris.
     *
     * @minItems 1
     * @maxItems 2
     *
     * Items: Prix. Ce qui est vendu, et son prix.
     */
    prices?: {
      /**
       * Nom. Ce qui est vendu.
       */
      name: string;
      /**
       * Prix. Le prix, avec son unité.
       */
      price: string;
    }[];
    /**
     * Disposition. « beside » ou rien : le dessin à côté du titre ; « wide » : le titre sur le dessin.
     */
    layout?: 'beside' | 'wide';
    /**
     * Caractère du titre. « theme » ou rien : celui de vos titres ; « serif » : un caractère à empattements du système.
     */
    titleFont?: 'theme' | 'serif';
    /**
     * Arrondi. Arrondi du bouton et du dessin, en pixels ; 8 sans elle.
     */
    radius?: number;
    picture: Picture;
    /**
     * Couleurs. Couleurs de la maquette.
     */
    colors: {
      /**
       * Fond. Fond du site dessiné.
       */
      paper: string;
      /**
       * Encre. Textes du site dessiné.
       */
      ink: string;
      /**
       * Accent. Fond du bouton.
       */
      accent: string;
      /**
       * Texte sur accent. Texte du bouton.
       */
      onAccent: string;
    };
  }[];
}
/**
 * Ouvert en ce moment. Une bande d’une ligne : ouvert ou fermé en ce moment, les horaires, le chemin et le téléphone, tous de « business ».
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "OpeningStatusBlock".
 */
export interface OpeningStatusBlock {
  /**
   * Type. Type de la section.
   */
  type: 'opening-status';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Ouvert. Dit quand l’entreprise est ouverte ; « %s » est l’heure de fermeture.
   */
  openText: string;
  /**
   * Fermé. Dit quand elle est fermée ; « %s » est la prochaine ouverture, par exemple « lundi dès 9 h ».
   */
  closedText: string;
  /**
   * Horaires. Libellé des horaires, tant que la page ne sait pas l’heure.
   */
  hoursLabel: string;
  /**
   * Itinéraire. Lien vers le plan, qui mène à l’adresse de l’entreprise.
   */
  wayLabel: string;
}
/**
 * Coût sur plusieurs années. Un tableau de ce que chaque forfait coûte en tout sur plusieurs durées, et de ce qui peut s’y ajouter.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "PlanCostsBlock".
 */
export interface PlanCostsBlock {
  /**
   * Type. Type de la section.
   */
  type: 'plan-costs';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Replié. « true » : le tableau s’ouvre d’une pression sur son titre.
   */
  folded: boolean;
  /**
   * Forfaits. Identifiants des forfaits, une ligne chacun.
   *
   * @minItems 1
   *
   * Items: Forfait. Identifiant du forfait.
   */
  plans: string[];
  /**
   * Durées. Durées sur lesquelles le prix mensuel se compte, une colonne chacune ; trois tiennent sur un téléphone.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: Durée. Une colonne du tableau.
   */
  periods: {
    /**
     * Titre. Titre de la colonne, par exemple « 2 ans ».
     */
    label: string;
    /**
     * Mois. Nombre de mois : 24 pour deux ans.
     */
    months: number;
  }[];
  /**
   * Total. Titre des lignes ; la mention de la taxe le suit.
   */
  totalLabel: string;
  /**
   * Suppléments. Ce qui peut s’ajouter à tout forfait, une ligne chacun.
   *
   * Items: Supplément. Une ligne sous les forfaits.
   */
  extras?: {
    /**
     * Nom. Ce qui s’ajoute.
     */
    label: string;
    /**
     * Prix. Ce que cela coûte, et à quelle condition.
     */
    text: string;
  }[];
  /**
   * Notes. Conditions sous le tableau.
   *
   * Items: Note. Une phrase.
   */
  notes?: string[];
}
/**
 * Résumé des forfaits. Les forfaits en trois petites cartes.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "PlanSummaryBlock".
 */
export interface PlanSummaryBlock {
  /**
   * Type. Type de la section.
   */
  type: 'plan-summary';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Forfaits. Identifiants des forfaits, dans l’ordre d’affichage.
   *
   * @minItems 1
   *
   * Items: Forfait. Identifiant du forfait.
   */
  plans: string[];
  action?: Action;
  /**
   * Par mois. Ce qui suit le prix.
   */
  perMonth: string;
  /**
   * Notes. Conditions.
   *
   * Items: Note. Une phrase.
   */
  notes?: string[];
  /**
   * Compris partout. Titre de ce que tous les forfaits comprennent.
   */
  sharedLabel: string;
}
/**
 * Réalisations. Les sites réalisés.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "PortfolioBlock".
 */
export interface PortfolioBlock {
  /**
   * Type. Type de la section.
   */
  type: 'portfolio';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading?: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Disposition. « gallery » : les sites l’un sous l’autre, avec leur description ; « band » : un bandeau que l’on fait glisser ; « phones » : leurs images sur un téléphone, côte à côte.
   */
  layout: 'gallery' | 'band' | 'phones';
  /**
   * Réalisations. Identifiants.
   *
   * @minItems 1
   *
   * Items: Réalisation. Identifiant.
   */
  items: string[];
  /**
   * Visiter. Libellé du lien.
   */
  visitLabel: string;
  /**
   * Bouton précédent. Nom du bouton qui ramène un bandeau au site d’avant.
   */
  previousLabel: string;
  /**
   * Bouton suivant. Nom du bouton qui avance un bandeau d’un site.
   */
  nextLabel: string;
  /**
   * Note. Une phrase.
   */
  note?: string;
  action?: Action;
}
/**
 * Liste de prix. Ce que l’entreprise vend, chaque ligne avec son prix, rangé par groupes : pains, coupes, déplacements, plats.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "PriceListBlock".
 */
export interface PriceListBlock {
  /**
   * Type. Type de la section.
   */
  type: 'price-list';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Groupes. Un groupe par famille de produits ou de prestations ; un seul, sans titre, pour une liste courte.
   *
   * @minItems 1
   *
   * Items: Groupe. Des lignes sous un même titre.
   */
  groups: {
    /**
     * Titre. Nom du groupe, par exemple « Les pains ».
     */
    title?: string;
    /**
     * Précision. Ce qui vaut pour tout le groupe, sous son titre.
     */
    note?: string;
    /**
     * Lignes. Une ligne par prix.
     *
     * @minItems 1
     *
     * Items: Ligne. Ce qui est vendu, et son prix.
     */
    items: {
      /**
       * Nom. Ce qui est vendu, par exemple « Tradition ».
       */
      name: string;
      /**
       * Prix. Prix en euros, sans unité : 1.25 s’affiche « 1,25 € » ; « null » tant qu’il n’est pas connu.
       */
      price: number | null;
      /**
       * À partir de. « true » si le prix est le plus bas possible : « à partir de » le précède.
       */
      from: boolean;
      /**
       * Unité. Ce que le prix paie, s’il le faut dire : « le kilo », « l’heure ».
       */
      unit?: string;
      /**
       * Précision. Quelques mots sous le nom : poids, composition, durée.
       */
      note?: string;
    }[];
  }[];
  /**
   * Notes. Conditions, sous la liste.
   *
   * Items: Note. Une phrase.
   */
  notes?: string[];
  /**
   * Boutons. Sous les prix : appeler, commander, réserver.
   *
   * @maxItems 2
   */
  actions?: Action[];
  /**
   * À partir de. Précède le prix le plus bas possible.
   */
  fromLabel: string;
  /**
   * Mention des prix. Sous la liste, suivie de la mention de la TVA de l’entreprise : « Prix en euros, TTC ».
   */
  taxLabel: string;
}
/**
 * Tarifs. Les forfaits côte à côte.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "PricingBlock".
 */
export interface PricingBlock {
  /**
   * Type. Type de la section.
   */
  type: 'pricing';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Forfaits. Identifiants des forfaits, dans l’ordre d’affichage.
   *
   * @minItems 1
   *
   * Items: Forfait. Identifiant du forfait.
   */
  plans: string[];
  action: Action;
  /**
   * Étiquette. Étiquette du forfait mis en avant.
   */
  popularLabel: string;
  /**
   * Par mois. Ce qui suit le prix.
   */
  perMonth: string;
  /**
   * Remplacements. Avantages dits autrement dans cette section.
   *
   * Items: Remplacement. Un avantage remplacé pour un forfait.
   */
  replacements?: {
    /**
     * Forfait. Identifiant.
     */
    plan: string;
    /**
     * Avantage d’origine. Texte exact de l’avantage.
     */
    from: string;
    /**
     * Avantage affiché. Texte affiché ici.
     */
    to: string;
  }[];
  /**
   * Notes. Conditions sous les prix.
   *
   * Items: Note. Une phrase.
   */
  notes?: string[];
  /**
   * Compris partout. Titre de ce que tous les forfaits comprennent.
   */
  sharedLabel: string;
}
/**
 * Texte. Un texte en Markdown, écrit ici ou dans un fichier.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "RichTextBlock".
 */
export interface RichTextBlock {
  /**
   * Type. Type de la section.
   */
  type: 'rich-text';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading?: string;
  /**
   * Fichier. Fichier Markdown sous content/.
   */
  source?: string;
  /**
   * Texte. Texte court en Markdown.
   */
  text?: string;
  picture?: Picture;
  /**
   * Sommaire. Afficher un sommaire des titres.
   */
  toc: boolean;
  /**
   * Dates. Afficher la date de relecture du fichier.
   */
  dates: boolean;
  /**
   * Titre du sommaire. Libellé du sommaire.
   */
  tocLabel: string;
  /**
   * Relu. Libellé de la date de relecture ; « %s » est la date.
   */
  reviewedLabel: string;
}
/**
 * Services et traceurs. Liste des services tiers, ou de leurs traceurs, tirée du manifeste.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "ServiceListBlock".
 */
export interface ServiceListBlock {
  /**
   * Type. Type de la section.
   */
  type: 'service-list';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading?: string;
  /**
   * Contenu. « services » : qui reçoit quoi ; « cookies » : chaque traceur, sa finalité, sa durée.
   */
  list: 'services' | 'cookies';
  /**
   * Libellés. En-têtes du tableau.
   */
  labels: {
    /**
     * Nom. Libellé.
     */
    name: string;
    /**
     * Prestataire. Libellé.
     */
    provider: string;
    /**
     * Finalité. Libellé.
     */
    purpose: string;
    /**
     * Base légale. Libellé.
     */
    legalBasis: string;
    /**
     * Données. Libellé.
     */
    data: string;
    /**
     * Durée. Libellé.
     */
    retention: string;
    /**
     * Transfert hors UE. Libellé.
     */
    transfer: string;
    /**
     * Sa politique de confidentialité. Libellé.
     */
    privacy: string;
  };
  /**
   * Aucun. Phrase affichée quand la liste est vide.
   */
  empty?: string;
}
/**
 * Vitrine d’images. Des images côte à côte : vues de sites dans des cadres d’ordinateur ou de téléphone, ou images sans cadre (produits, chantiers, lieux).
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "ShowcaseBlock".
 */
export interface ShowcaseBlock {
  /**
   * Type. Type de la section.
   */
  type: 'showcase';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading?: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Images. Une entrée par image.
   *
   * @minItems 1
   *
   * Items: Image. Une image et sa légende.
   */
  items: {
    picture: Picture;
    before?: Picture;
    /**
     * Cadre. Cadre de l’image ; « plain » : aucun.
     */
    frame: 'browser' | 'phone' | 'plain';
    /**
     * Nom. Nom de ce que montre l’image, au-dessus de la légende.
     */
    title?: string;
    /**
     * Légende. Quelques mots.
     */
    caption?: string;
    /**
     * Prix. Prix en euros, sans unité, après la légende ; « null » tant qu’il n’est pas connu.
     */
    price?: number | null;
    /**
     * Destination. La page ou la section qui en dit plus ; le titre y mène, et l’image avec lui. Seulement avec un titre.
     */
    to?: string;
  }[];
  /**
   * Avant. Écrit sur l’image d’avant.
   */
  beforeLabel: string;
  /**
   * Après. Écrit sur l’image d’après.
   */
  afterLabel: string;
}
/**
 * Étapes. Une méthode en étapes numérotées.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "StepsBlock".
 */
export interface StepsBlock {
  /**
   * Type. Type de la section.
   */
  type: 'steps';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Étapes. Dans l’ordre.
   *
   * @minItems 2
   *
   * Items: Étape. Une étape.
   */
  items: {
    /**
     * Titre. Quelques mots.
     */
    title: string;
    /**
     * Texte. Une ou deux phrases.
     */
    text: string;
  }[];
}
/**
 * Témoignages. Avis de clients.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "TestimonialsBlock".
 */
export interface TestimonialsBlock {
  /**
   * Type. Type de la section.
   */
  type: 'testimonials';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Avis. Identifiants des témoignages.
   *
   * @minItems 1
   *
   * Items: Avis. Identifiant.
   */
  items: string[];
  /**
   * Note. Comment les avis sont recueillis.
   */
  note?: string;
  /**
   * Étoiles. « %d » est la note.
   */
  starsLabel: string;
  /**
   * Titre des vérifications. Au-dessus de ce que chacun peut vérifier.
   */
  checksTitle: string;
  /**
   * Vérifications. Ce que chacun peut vérifier sans nous.
   *
   * @minItems 1
   *
   * Items: Vérification. Une affirmation, et où la vérifier.
   */
  checks?: {
    /**
     * Libellé. Texte du lien.
     */
    label: string;
    /**
     * Destination. Page de ce site ou adresse où vérifier.
     */
    to: string;
    /**
     * Précision. Ce que l’on y trouve.
     */
    text?: string;
    /**
     * À remplacer. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
     */
    placeholder?: boolean;
  }[];
  /**
   * Date de l’expérience. « %s » est la date de l’expérience.
   */
  experienceLabel: string;
}
/**
 * Film. Une image et un bouton : le film ne se charge qu’au clic.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "VideoGateBlock".
 */
export interface VideoGateBlock {
  /**
   * Type. Type de la section.
   */
  type: 'video-gate';
  /**
   * Ancre. Nom de la section dans l’adresse (#pricing), en minuscules.
   */
  id?: string;
  /**
   * Fond. Fond de la section.
   */
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  /**
   * Apparition. Délai d’apparition après le chargement, en millisecondes ; la place est réservée dès le début.
   */
  revealAfter?: number;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
  /**
   * Titre. Titre de la section.
   */
  heading?: string;
  /**
   * Chapeau. Une ou deux phrases sous le titre.
   */
  lead?: string;
  /**
   * Titre du film. Nom du film, pour les lecteurs d’écran.
   */
  title: string;
  /**
   * Fichiers. Le film, une entrée par format.
   *
   * @minItems 1
   *
   * Items: Fichier. Un format du film.
   */
  sources: {
    /**
     * Fichier. Chemin du fichier sous content/media.
     */
    source: string;
    /**
     * Format. Type du fichier.
     */
    mime: 'video/webm' | 'video/mp4';
  }[];
  poster: Picture;
  /**
   * Sous-titres. Fichier .vtt, si quelqu’un parle.
   */
  captions?: string;
  /**
   * Largeur. Largeur du film.
   */
  width: number;
  /**
   * Hauteur. Hauteur du film.
   */
  height: number;
  /**
   * Durée. Durée en secondes.
   */
  duration?: number;
  /**
   * Date. Date de mise en ligne.
   */
  uploadDate?: string;
  /**
   * Titre de la transcription. Libellé.
   */
  transcriptLabel: string;
  /**
   * Transcription. Ce que montre le film, pour qui ne peut pas le voir.
   */
  transcript: string;
  /**
   * Boutons. Libellés du lecteur.
   */
  labels: {
    /**
     * Lire le film. Libellé.
     */
    play: string;
    /**
     * Mettre en pause. Libellé.
     */
    pause: string;
    /**
     * Reprendre. Libellé.
     */
    resume: string;
    /**
     * Couper le son. Libellé.
     */
    mute: string;
    /**
     * Remettre le son. Libellé.
     */
    unmute: string;
    /**
     * Afficher les sous-titres. Libellé.
     */
    captionsOn: string;
    /**
     * Masquer les sous-titres. Libellé.
     */
    captionsOff: string;
    /**
     * Plein écran. Libellé.
     */
    fullscreen: string;
    /**
     * Quitter le plein écran. Libellé.
     */
    exitFullscreen: string;
    /**
     * Chargement du film…. Libellé.
     */
    loading: string;
    /**
     * Votre navigateur ne supporte pas la lecture de vidéos.. Libellé.
     */
    unsupported: string;
    /**
     * Le film n’a pas pu être lu.. Libellé.
     */
    failed: string;
    /**
     * Réessayer. Libellé.
     */
    retry: string;
    /**
     * Ouvrir le fichier du film. Libellé.
     */
    file: string;
    /**
     * Commandes du film. Libellé.
     */
    controls: string;
  };
}
/**
 * Page introuvable. Page affichée pour une adresse inconnue.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "NotFound".
 */
export interface NotFound {
  /**
   * Titre. Titre de l’onglet.
   */
  title: string;
  /**
   * Titre visible. Titre de la page.
   */
  heading: string;
  /**
   * Texte. Une phrase.
   */
  lead: string;
  home: Action;
  /**
   * Pages proches. Titre de la liste des pages proches.
   */
  closest: string;
  /**
   * Pages proposées. Pages proposées dans tous les cas.
   */
  suggestions?: Action[];
}
/**
 * Redirection. Une ancienne adresse et la nouvelle.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Redirect".
 */
export interface Redirect {
  /**
   * Ancienne adresse. Chemin qui n’existe plus.
   */
  from: string;
  /**
   * Nouvelle adresse. Page qui la remplace.
   */
  to: string;
  /**
   * Statut. 301 définitive, 302 temporaire.
   */
  status: 301 | 302;
}
/**
 * Exemple. Un site de départ que l’on peut ouvrir et parcourir, non référencé, dont les formulaires n’envoient rien.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Example".
 */
export interface Example {
  /**
   * Adresse. Son accueil : /exemples/, un nom court, une barre oblique finale. Les liens l’écrivent de même.
   */
  path: string;
  /**
   * Site de départ. Le métier du site de départ qui est montré.
   */
  starter:
    | 'association'
    | 'boulangerie'
    | 'coiffure'
    | 'fleuriste'
    | 'macon'
    | 'menuiserie'
    | 'plomberie'
    | 'restaurant';
  /**
   * Offre. Ce que coûte un site comme celui-ci, en une phrase, après la dernière section de chaque page de l’exemple.
   */
  offer?: string;
}
/**
 * Mots de l’interface. Mots courts de l’interface ; chacun a une valeur par défaut.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Labels".
 */
export interface Labels {
  /**
   * Aller au contenu. Mot de l’interface.
   */
  skip: string;
  /**
   * Annonces. Nom, pour les lecteurs d’écran, des annonces en haut du site.
   */
  notices: string;
  /**
   * Menu. Mot de l’interface.
   */
  menu: string;
  /**
   * Ouvrir le menu. Mot de l’interface.
   */
  openMenu: string;
  /**
   * Fermer le menu. Mot de l’interface.
   */
  closeMenu: string;
  /**
   * Fermer. Mot de l’interface.
   */
  close: string;
  /**
   * Navigation principale. Mot de l’interface.
   */
  mainNavigation: string;
  /**
   * Appeler. Mot de l’interface.
   */
  call: string;
  /**
   * nouvel onglet. Mot de l’interface.
   */
  newTab: string;
  /**
   * Exemple. Mot de l’interface.
   */
  example: string;
  /**
   * Ce bouton n’a pas pu se charger. Rechargez la page ou appelez-nous.. Mot de l’interface.
   */
  loadFailed: string;
  /**
   * Cette partie de la page n’a pas pu s’afficher.. Mot de l’interface.
   */
  blockFailed: string;
  /**
   * Sans JavaScript, écrivez-nous ou appelez-nous :. Mot de l’interface.
   */
  noScript: string;
  /**
   * Chargement de la page…. Mot de l’interface.
   */
  navigating: string;
  /**
   * Page chargée : %s. Mot de l’interface.
   */
  navigated: string;
  /**
   * par mois. Mot de l’interface.
   */
  perMonth: string;
  /**
   * E-mail. Mot de l’interface.
   */
  email: string;
  /**
   * Téléphone. Mot de l’interface.
   */
  phone: string;
  /**
   * Version de travail. Mot de l’interface, dans une version de travail (--staging).
   */
  staging: string;
  /**
   * Version de travail : rien n’a été envoyé.. Mot de l’interface, dans une version de travail (--staging).
   */
  nothingSent: string;
  /**
   * Exemple, composé par nous. Mot de l’interface, dans les exemples (examples).
   */
  exampleSite: string;
  /**
   * Quitter l’exemple. Mot de l’interface, dans les exemples (examples).
   */
  leaveExample: string;
  /**
   * Le vôtre. Bouton des exemples (examples), qui mène au formulaire avec leur métier.
   */
  exampleYours: string;
  /**
   * Ce numéro ne répond pas.. Réponse des exemples (examples) à qui presse leur numéro de téléphone.
   */
  exampleNoAnswer: string;
  /**
   * Exemple : rien n’a été envoyé.. Mot de l’interface, dans les exemples (examples).
   */
  exampleNotSent: string;
}
/**
 * Rédaction. Les limites que le contrôle rappelle à qui écrit. Elles avertissent ; rien n’est coupé.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Editorial".
 */
export interface Editorial {
  title: Range;
  description: Range;
  words: Range;
  sections: Range;
  links: Range;
  sentence: Range;
  /**
   * Tics. Tournures qui lassent quand elles reviennent dans un même guide.
   */
  phrases: PhraseLimit[];
}
/**
 * Limites. Du moins au plus.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Range".
 */
export interface Range {
  /**
   * Au moins. La plus petite valeur sans remarque ; absente, aucune n’est trop petite.
   */
  least?: number;
  /**
   * Au plus. La plus grande valeur sans remarque ; absente, aucune n’est trop grande.
   */
  most?: number;
}
/**
 * Tic. Des mots qui disent la même chose, et combien de fois un guide les supporte.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "PhraseLimit".
 */
export interface PhraseLimit {
  /**
   * Mots. Les formes du mot ou de la tournure ; le premier la nomme.
   *
   * @minItems 1
   *
   * Items: Forme. Mot ou tournure, en toutes lettres.
   */
  words: string[];
  /**
   * Au plus. Le plus grand nombre de fois dans un guide.
   */
  most: number;
}
/**
 * Contrôles. Réglage des contrôles du contenu.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Checks".
 */
export interface Checks {
  /**
   * Gravités. Gravité de chaque contrôle, par code.
   */
  rules?: {
    /**
     * Gravité. Gravité.
     */
    [k: string]: 'off' | 'note' | 'warning' | 'error';
  };
  /**
   * Exceptions. Problèmes acceptés, avec la raison.
   *
   * Items: Exception. Un problème accepté.
   */
  silenced?: {
    /**
     * Code. Code du contrôle.
     */
    code: string;
    /**
     * Fichier. Fichier concerné.
     */
    file?: string;
    /**
     * Endroit. Endroit dans le manifeste (« /pages/3/title »).
     */
    pointer?: string;
    /**
     * Raison. Pourquoi ce problème est accepté.
     */
    reason: string;
  }[];
}
/**
 * Barres. Des valeurs de même unité à comparer, chacune avec sa barre.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "BarsFigure".
 */
export interface BarsFigure {
  /**
   * Type. Type de la figure.
   */
  kind: 'bars';
  /**
   * Titre. Ce que la figure montre, en quelques mots.
   */
  title: string;
  /**
   * Légende. Ce qu’il faut en retenir, en une phrase ou deux.
   */
  caption: string;
  /**
   * Barres. Dans l’ordre où elles se lisent.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: Barre. Une valeur.
   */
  bars: {
    /**
     * Libellé. Ce que la valeur mesure.
     */
    label: string;
    /**
     * Valeur. Un nombre, avec son unité : « 1 440 € ».
     */
    value: string;
    /**
     * Ton. Ce qui demande l’attention (accent) ou rassure (cool) ; sans ton, neutre.
     */
    tone?: 'accent' | 'cool';
  }[];
}
/**
 * Fiches. Des choses du même ordre, une fiche chacune, avec leurs valeurs.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "CardsFigure".
 */
export interface CardsFigure {
  /**
   * Type. Type de la figure.
   */
  kind: 'cards';
  /**
   * Titre. Ce que la figure montre, en quelques mots.
   */
  title: string;
  /**
   * Légende. Ce qu’il faut en retenir, en une phrase ou deux.
   */
  caption: string;
  /**
   * Fiches. Dans l’ordre où elles se comparent.
   *
   * @minItems 2
   * @maxItems 9
   *
   * Items: Fiche. Une chose et ses valeurs.
   */
  cards: {
    /**
     * Titre. Quelques mots.
     */
    title: string;
    /**
     * Valeur. Ce qui se lit d’abord : un prix, un nombre.
     */
    value?: string;
    /**
     * Tel quel. Une ligne de réglage, une adresse : montrée telle qu’elle est tapée.
     */
    code?: string;
    /**
     * Texte. Une phrase ou deux.
     */
    text?: string;
    /**
     * Liste. Ce que la fiche comprend.
     *
     * @minItems 1
     * @maxItems 8
     *
     * Items: Ligne. Quelques mots.
     */
    items?: string[];
    /**
     * Valeurs. Des valeurs qui ont chacune un nom.
     *
     * @minItems 1
     * @maxItems 8
     *
     * Items: Valeur. Un nom et sa valeur.
     */
    fields?: {
      /**
       * Libellé. Le nom de la valeur.
       */
      label: string;
      /**
       * Valeur. La valeur.
       */
      value: string;
    }[];
    /**
     * Ton. Ce qui demande l’attention (accent) ou rassure (cool) ; sans ton, neutre.
     */
    tone?: 'accent' | 'cool';
  }[];
}
/**
 * Courbe. Des valeurs qui changent avec le temps, une ligne par série.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "CurveFigure".
 */
export interface CurveFigure {
  /**
   * Type. Type de la figure.
   */
  kind: 'curve';
  /**
   * Titre. Ce que la figure montre, en quelques mots.
   */
  title: string;
  /**
   * Légende. Ce qu’il faut en retenir, en une phrase ou deux.
   */
  caption: string;
  /**
   * Étapes. Les moments, de gauche à droite, à intervalles égaux.
   *
   * @minItems 2
   * @maxItems 12
   *
   * Items: Étape. Un moment.
   */
  steps: string[];
  /**
   * Séries. Quatre au plus.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: Série. Une ligne.
   */
  lines: {
    /**
     * Libellé. Ce que la ligne montre.
     */
    label: string;
    /**
     * Valeurs. Une par étape.
     *
     * @minItems 2
     * @maxItems 12
     *
     * Items: Valeur. Un nombre, avec son unité : « 1 440 € ».
     */
    values: string[];
  }[];
}
/**
 * Arbre de décision. Des questions, posées dans l’ordre, qui mènent chacune à un résultat ou à une autre question.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "DecisionFigure".
 */
export interface DecisionFigure {
  /**
   * Type. Type de la figure.
   */
  kind: 'decision';
  /**
   * Titre. Ce que la figure montre, en quelques mots.
   */
  title: string;
  /**
   * Légende. Ce qu’il faut en retenir, en une phrase ou deux.
   */
  caption: string;
  /**
   * Questions. Dans l’ordre ; une réponse sans résultat mène à la question suivante.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: Question. Une question et ses réponses.
   */
  questions: {
    /**
     * Question. Une phrase qui finit par un point d’interrogation.
     */
    question: string;
    /**
     * Réponses. Deux le plus souvent.
     *
     * @minItems 2
     * @maxItems 4
     *
     * Items: Réponse. Une réponse.
     */
    answers: {
      /**
       * Réponse. « Oui », « Non » ou quelques mots.
       */
      answer: string;
      /**
       * Résultat. Ce que la réponse conseille ; vide si une autre question suit.
       */
      result?: string;
      /**
       * Texte. Ce qu’il faut en savoir, en une phrase.
       */
      text?: string;
      /**
       * Question suivante. Numéro de la question qui suit, si ce n’est pas la prochaine.
       */
      next?: '2' | '3' | '4' | '5' | '6' | '7' | '8';
      /**
       * Ton. Ce qui demande l’attention (accent) ou rassure (cool) ; sans ton, neutre.
       */
      tone?: 'accent' | 'cool';
    }[];
  }[];
}
/**
 * Parts d’un tout. Un tout et ce qui le compose.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "PartsFigure".
 */
export interface PartsFigure {
  /**
   * Type. Type de la figure.
   */
  kind: 'parts';
  /**
   * Titre. Ce que la figure montre, en quelques mots.
   */
  title: string;
  /**
   * Légende. Ce qu’il faut en retenir, en une phrase ou deux.
   */
  caption: string;
  /**
   * Total. Le tout, avec son unité : « 9 € ». Il est la somme des parts.
   */
  total?: string;
  /**
   * Parts. Dans l’ordre où elles se lisent.
   *
   * @minItems 2
   * @maxItems 6
   *
   * Items: Part. Une part du tout.
   */
  parts: {
    /**
     * Libellé. Ce qu’est cette part.
     */
    label: string;
    /**
     * Valeur. Un nombre, avec son unité : « 1 440 € ».
     */
    value: string;
  }[];
}
/**
 * Écrans. Un écran, ou plusieurs à comparer : avant et après, page, fiche, résultat de recherche.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "ScreensFigure".
 */
export interface ScreensFigure {
  /**
   * Type. Type de la figure.
   */
  kind: 'screens';
  /**
   * Titre. Ce que la figure montre, en quelques mots.
   */
  title: string;
  /**
   * Légende. Ce qu’il faut en retenir, en une phrase ou deux.
   */
  caption: string;
  /**
   * Écrans. Un à trois, dans l’ordre où ils se comparent.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: Écran. Un écran schématique.
   */
  screens: {
    /**
     * Libellé. Ce que l’écran montre : « Avant ».
     */
    label?: string;
    /**
     * Ton. Ce qui demande l’attention (accent) ou rassure (cool) ; sans ton, neutre.
     */
    tone?: 'accent' | 'cool';
    /**
     * Cadre. Le navigateur d’un ordinateur (browser), un téléphone (phone), ou ni l’un ni l’autre (plain).
     */
    frame?: 'browser' | 'phone' | 'plain';
    /**
     * Adresse. Ce qui est écrit dans la barre d’adresse.
     */
    address?: string;
    /**
     * Lignes. De haut en bas.
     *
     * @minItems 1
     * @maxItems 16
     *
     * Items: Ligne. Une partie de l’écran.
     */
    lines: {
      /**
       * Titre. Un titre dans l’écran.
       */
      title?: string;
      /**
       * Texte. Une phrase.
       */
      text?: string;
      /**
       * Note. Une ligne discrète.
       */
      note?: string;
      /**
       * Bouton. Ce qui est écrit sur le bouton.
       */
      button?: string;
      /**
       * Photo. Ce que montre la photo qui s’y trouvera.
       */
      picture?: string;
      /**
       * Ligne de liste. Ce qui est proposé ou réglé.
       */
      item?: string;
      /**
       * Valeur. Ce qui suit la ligne de liste, ou ce qui est tapé dans le champ.
       */
      value?: string;
      /**
       * Champ. Le nom d’un champ à remplir.
       */
      field?: string;
      /**
       * Case cochée. Ce qui est écrit à côté de la case.
       */
      ticked?: string;
      /**
       * Case vide. Ce qui est écrit à côté de la case.
       */
      unticked?: string;
      /**
       * Tel quel. Une adresse, une ligne de code : montrée telle qu’elle est tapée.
       */
      code?: string;
    }[];
  }[];
}
/**
 * Étapes reliées. Des étapes dont chacune mène à la suivante.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "StepsFigure".
 */
export interface StepsFigure {
  /**
   * Type. Type de la figure.
   */
  kind: 'steps';
  /**
   * Titre. Ce que la figure montre, en quelques mots.
   */
  title: string;
  /**
   * Légende. Ce qu’il faut en retenir, en une phrase ou deux.
   */
  caption: string;
  /**
   * Étapes. De la première à la dernière.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: Étape. Une étape.
   */
  steps: {
    /**
     * Titre. Quelques mots.
     */
    title: string;
    /**
     * Tel quel. Un nom de fichier, une adresse : montré tel qu’il est tapé.
     */
    code?: string;
    /**
     * Texte. Une phrase ou deux.
     */
    text?: string;
    /**
     * Liste. Ce que l’étape contient.
     *
     * @minItems 1
     * @maxItems 8
     *
     * Items: Ligne. Quelques mots.
     */
    items?: string[];
    /**
     * Lien. Ce qui mène à l’étape suivante, au-dessous.
     */
    then?: string;
    /**
     * Ton. Ce qui demande l’attention (accent) ou rassure (cool) ; sans ton, neutre.
     */
    tone?: 'accent' | 'cool';
  }[];
}
/**
 * Frise. Ce qui se passe, dans l’ordre du temps.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "TimelineFigure".
 */
export interface TimelineFigure {
  /**
   * Type. Type de la figure.
   */
  kind: 'timeline';
  /**
   * Titre. Ce que la figure montre, en quelques mots.
   */
  title: string;
  /**
   * Légende. Ce qu’il faut en retenir, en une phrase ou deux.
   */
  caption: string;
  /**
   * Événements. Du premier au dernier.
   *
   * @minItems 2
   * @maxItems 12
   *
   * Items: Événement. Un moment et ce qui s’y passe.
   */
  events: {
    /**
     * Moment. Une date, une heure, une durée.
     */
    when: string;
    /**
     * Événement. Ce qui se passe, en une phrase.
     */
    what: string;
    /**
     * Ton. Ce qui demande l’attention (accent) ou rassure (cool) ; sans ton, neutre.
     */
    tone?: 'accent' | 'cool';
  }[];
}
/**
 * En-tête d’un guide. Les quelques lignes entre « --- » en haut d’un guide.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "FrontMatter".
 */
export interface FrontMatter {
  /**
   * Titre. Titre du guide, 60 caractères au plus.
   */
  title: string;
  /**
   * Description. Résumé de 120 à 158 caractères pour les moteurs de recherche.
   */
  description: string;
  /**
   * Publication. Date de première publication, AAAA-MM-JJ.
   */
  published: string;
  /**
   * Relecture. Date de la dernière relecture, AAAA-MM-JJ.
   */
  reviewed: string;
  /**
   * Dessin. Trois motifs du bandeau : au centre, à gauche, à droite. Sans eux, un livre, un crayon et une ampoule.
   *
   * @minItems 3
   * @maxItems 3
   *
   * Items: Motif. Nom du motif.
   */
  drawing: (
    | 'browser'
    | 'phone'
    | 'laptop'
    | 'magnifier'
    | 'checklist'
    | 'pencil'
    | 'ruler'
    | 'calendar'
    | 'clock'
    | 'server'
    | 'padlock'
    | 'key'
    | 'globe'
    | 'plug'
    | 'price-tag'
    | 'coins'
    | 'basket'
    | 'bread'
    | 'hammer'
    | 'flower'
    | 'plate'
    | 'signpost'
    | 'chain-link'
    | 'graph'
    | 'suitcase'
    | 'cloud'
    | 'code'
    | 'robot'
    | 'puzzle'
    | 'palette'
    | 'lightbulb'
    | 'envelope'
    | 'megaphone'
    | 'shield'
    | 'ladder'
    | 'document'
    | 'handshake'
    | 'compass'
    | 'map-pin'
    | 'book'
    | 'warning'
    | 'trowel'
    | 'shop'
  )[];
  /**
   * Description du dessin. Ce que montre le bandeau, pour qui ne le voit pas ; sans elle, il passe pour un décor.
   */
  imageAlt?: string;
  /**
   * Photo. Photo extérieure à rapatrier par « npm run media ».
   */
  photo?: {
    /**
     * Adresse. Adresse https de la photo.
     */
    url: string;
    /**
     * Description. Ce que montre la photo.
     */
    alt: string;
    /**
     * Crédit. Auteur et licence.
     */
    credit?: string;
  };
  /**
   * Guide précédent. Remplace le guide précédent de la rubrique.
   */
  prev?: string;
  /**
   * Guide suivant. Remplace le guide suivant de la rubrique.
   */
  next?: string;
  /**
   * Lien de retour. Remplace le lien de retour.
   */
  mainArticle?: {
    /**
     * Adresse. Page.
     */
    url: string;
    /**
     * Titre. Libellé.
     */
    title: string;
  };
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
}
/**
 * Champ. Un champ d’un bloc propre à un site.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "OwnField".
 */
export interface OwnField {
  /**
   * Type. Ce que le champ contient.
   */
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  /**
   * Nom. Nom du champ dans le formulaire de l’éditeur.
   */
  title: string;
  /**
   * Aide. Ce qu’il faut y mettre, en une phrase.
   */
  description: string;
  /**
   * Type de texte. Ce que représente un texte : « text » s’il est affiché (par défaut), « markdown » s’il est mis en forme, « media » s’il nomme une image de content/media.
   */
  'x-kind'?: 'text' | 'markdown' | 'verbatim' | 'link' | 'page' | 'url' | 'media' | 'email' | 'phone';
  /**
   * Décorative. « true » pour une image qui ne dit rien de plus que le texte voisin.
   */
  'x-decorative'?: boolean;
  /**
   * Choix. Les seules valeurs possibles d’un texte.
   *
   * @minItems 1
   *
   * Items: Valeur. Une valeur possible.
   */
  enum?: string[];
  /**
   * Valeur par défaut. Valeur du champ quand il manque.
   */
  default?: {
    [k: string]: unknown;
  };
  /**
   * Longueur minimale. Nombre minimal de signes.
   */
  minLength?: number;
  /**
   * Longueur maximale. Nombre maximal de signes.
   */
  maxLength?: number;
  /**
   * Minimum. Plus petit nombre possible.
   */
  minimum?: number;
  /**
   * Maximum. Plus grand nombre possible.
   */
  maximum?: number;
  items?: OwnField;
  /**
   * Nombre minimal. Nombre minimal d’éléments.
   */
  minItems?: number;
  /**
   * Nombre maximal. Nombre maximal d’éléments.
   */
  maxItems?: number;
  /**
   * Champs. Les champs d’un objet.
   */
  properties?: {
    [k: string]: OwnField;
  };
  /**
   * Champs obligatoires. Noms des champs d’un objet qui ne peuvent manquer.
   *
   * Items: Champ. Nom d’un champ.
   */
  required?: string[];
  /**
   * Autres champs. Toujours « false » : un objet n’a que les champs décrits ici.
   */
  additionalProperties?: boolean;
}
/**
 * Schéma d’un bloc du site. Ce que contient un bloc propre à un site : blocks/<type>/schema.json.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "OwnSchema".
 */
export interface OwnSchema {
  /**
   * Schéma. Chemin de ce schéma, pour les éditeurs de texte.
   */
  $schema?: string;
  /**
   * Nom. Nom du bloc dans la liste des sections de l’éditeur.
   */
  title: string;
  /**
   * Usage. À quoi sert le bloc, en une phrase.
   */
  description: string;
  /**
   * À fournir. Ce que le propriétaire doit mettre à la place d’un contenu provisoire, en une phrase.
   */
  'x-placeholder'?: string;
  /**
   * Type. Un bloc est un objet.
   */
  type?: 'object';
  /**
   * Champs. Les champs du bloc, en plus de ceux qu’ont tous les blocs (type, id, ground, revealAfter, placeholder, heading, lead).
   */
  properties: {
    [k: string]: OwnField;
  };
  /**
   * Champs obligatoires. Noms des champs qui ne peuvent manquer.
   *
   * Items: Champ. Nom d’un champ.
   */
  required?: string[];
  /**
   * Autres champs. Toujours « false » : un bloc n’a que les champs décrits ici.
   */
  additionalProperties?: boolean;
  /**
   * Exemples. Le premier est montré dans le catalogue des blocs, et proposé par l’éditeur.
   *
   * @minItems 1
   *
   * Items: Exemple. Le bloc tel qu’un auteur l’écrit.
   */
  examples: {}[];
}
/**
 * En-tête d’un texte. Les lignes entre « --- » en haut d’un texte qu’une page affiche, s’il en a.
 *
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "TextMatter".
 */
export interface TextMatter {
  /**
   * Titre. Nom du texte pour qui choisit un fichier dans l’éditeur ; il ne s’affiche pas.
   */
  title?: string;
  /**
   * Publication. Date de première publication, AAAA-MM-JJ.
   */
  published?: string;
  /**
   * Relecture. Date de la dernière relecture, AAAA-MM-JJ.
   */
  reviewed?: string;
  /**
   * Provisoire. « true » tant que le contenu est provisoire : le site s’affiche, mais la mise en ligne est refusée.
   */
  placeholder?: boolean;
}
