/** Words of the two films, from `content/films/films.json`. */
export interface FilmTexts {
  presentation: {
    /** Name of the invented shop. */
    shop: string;
    opening: string;
    steps: [string, string, string, string];
    hours: string[];
    closing: string;
    action: string;
    note: string;
  };
  maquette: { opening: string; plans: [string, string, string]; closing: string };
}

/** A film as a page whose CSS animations are its timeline. */
export interface Film {
  /** Name of its files. */
  name: string;
  /** Length in seconds. */
  seconds: number;
  /** Content of the stage, as HTML. */
  stage: string;
}
