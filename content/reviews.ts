import { defineContent } from "../lib/content/define-content";

defineContent("reviews", []);
