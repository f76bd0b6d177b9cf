import { defineContent } from "../../content/define-content";

defineContent("reviews", []);
