/** The privacy policy as the operator's public site shows it. */
export interface PublicPolicy {
  /** HTML as the site sent it: nobody shows it before it is cleaned. */
  title: string;
  /** As the title. */
  body: string;
  /** The day in Japan on which the site last changed it, YYYY-MM-DD. */
  date: string;
}

/** The place where the operator publishes the privacy policy (specification section 7, G12). */
export interface PublicPolicySource {
  /**
   * Asks the site once, without a cache. Throws AppError `unavailable` when there is no answer in time, a refusal, a
   * redirect, or an answer of the wrong shape or size; the cause tells the operator which.
   */
  read(): Promise<PublicPolicy>;
}
